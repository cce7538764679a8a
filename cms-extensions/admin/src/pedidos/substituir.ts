import type { Arquivo } from '../paineis/arquivo';
import { caminhoDe, comCabecalho, FORMULARIO, type Pedir } from './pedir';
import { formularioAberto, trocar } from './trocas';

/** What the form says of the file, less what was said of the one before: the new one is described anew. */
const infoNova = (enviada: unknown, antes: Arquivo, arquivo: File): string => {
  // The panel's own form: JSON of an object.
  const info = JSON.parse(typeof enviada === 'string' ? enviada : '{}') as Record<string, unknown>;
  const { alternativeText, name, caption, folder } = info;
  return JSON.stringify({
    name: name === antes.name ? arquivo.name : name,
    alternativeText: alternativeText === antes.alternativeText ? null : alternativeText,
    caption,
    folder,
  });
};

/** 'Substituir mídia' within a form stores a new file, which the form links: the portal changes once it is published. */
const substituirNoFormulario = async (
  pedir: Pedir,
  id: number,
  formulario: string,
  corpo: FormData,
  arquivo: File,
  opcoes: RequestInit,
): Promise<Response> => {
  const { headers } = opcoes;
  const antes = (await (
    await pedir(`/upload/files/${id}`, { headers: headers ?? {}, credentials: 'include' })
  ).json()) as Arquivo;
  const novo = new FormData();
  novo.append('files', arquivo);
  novo.append('fileInfo', infoNova(corpo.get('fileInfo'), antes, arquivo));
  const resposta = await pedir('/upload', {
    ...comCabecalho(opcoes, FORMULARIO, formulario),
    body: novo,
  });
  if (!resposta.ok) return resposta;
  const [por] = (await resposta.json()) as Arquivo[];
  if (!por) return resposta;
  trocar({ de: id, por });
  // Strapi's dialog goes on with the entry it knows: the field puts the new one in its place.
  return Response.json({ ...por, id, trocadoPor: por });
};

/** Decorator: a file that a form replaces becomes another one, for that form alone. */
export const comSubstituicao =
  (pedir: Pedir): Pedir =>
  (url, opcoes) => {
    const alvo = caminhoDe(url);
    const id = Number(alvo?.searchParams.get('id'));
    const formulario = formularioAberto();
    const corpo = opcoes?.body;
    const arquivo = corpo instanceof FormData ? corpo.get('files') : null;
    return alvo?.pathname === '/upload' &&
      id &&
      formulario &&
      opcoes &&
      corpo instanceof FormData &&
      arquivo instanceof File
      ? substituirNoFormulario(pedir, id, formulario, corpo, arquivo, opcoes)
      : pedir(url, opcoes);
  };
