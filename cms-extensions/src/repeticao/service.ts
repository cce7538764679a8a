import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core, UID } from '@strapi/strapi';
import { NOME_NO_CATALOGO } from '../database/entry-fields';
import { findAll, findOne } from '../database/find-all';
import { DRAFT } from '../database/rows';
import { documentosEm } from '../database/ligacoes';
import { confirmou, perguntar } from '../http/confirmacao';

const MUSICA = 'api::musica.musica';

interface Escrita {
  action: string;
  documentId?: string;
  data?: Record<string, unknown>;
}

interface Linha {
  id: number;
  documentId: string;
  cantor?: { documentId: string; nome: string | null } | null;
}

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

/** The singer a song is about to have. */
const cantorDa = async (
  strapi: Core.Strapi,
  { documentId, data }: Escrita,
): Promise<string | null> => {
  const [novo] = documentosEm(data?.['cantor'], 'connect');
  if (novo) return novo;
  if (documentId === undefined) return null;
  const antes = await findOne<Linha>(strapi, MUSICA, {
    select: ['documentId'],
    where: { documentId, ...DRAFT },
    populate: { cantor: { select: ['documentId'] } },
  });
  return antes?.cantor?.documentId ?? null;
};

/** Asks before a second entry gets a name that another has, however written; of songs, before one singer has two. */
export const perguntarPelaRepeticao = async (
  strapi: Core.Strapi,
  uid: string,
  escrita: Escrita,
  rotulo = 'Salvar com o mesmo nome',
): Promise<void> => {
  const campo = NOME_NO_CATALOGO[uid];
  const nome = campo && escrita.data?.[campo];
  if (!campo || typeof nome !== 'string' || confirmou(strapi, 'nome_repetido')) return;
  const linhas = await findAll<Linha & Record<string, unknown>>(strapi, uid as UID.Schema, {
    select: ['documentId', campo],
    where: DRAFT,
    ...(uid === MUSICA && { populate: { cantor: { select: ['documentId'] } } }),
  });
  const meu = escrita.action === 'clone' ? undefined : escrita.documentId;
  const antes = linhas.find(({ documentId }) => documentId === meu)?.[campo];
  // Who keeps the name was asked when it was given.
  if (typeof antes === 'string' && dobrar(antes) === dobrar(nome)) return;
  const cantor = uid === MUSICA ? await cantorDa(strapi, escrita) : null;
  const repetido = linhas.some(
    (linha) =>
      linha.documentId !== meu &&
      dobrar(texto(linha[campo])) === dobrar(nome) &&
      (uid !== MUSICA || (cantor !== null && linha.cantor?.documentId === cantor)),
  );
  if (!repetido) return;
  const msg =
    uid === MUSICA
      ? `Este cantor já tem uma música chamada “${nome.trim()}”.`
      : `Já existe “${nome.trim()}” no portal ou em rascunho.`;
  perguntar({
    codigo: 'nome_repetido',
    msg,
    campo,
    opcoes: [{ rotulo, confirmo: 'nome_repetido' }],
  });
};
