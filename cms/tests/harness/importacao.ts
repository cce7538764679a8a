import { corpoDoFormulario } from '@portal/testing/navegador';
import { expect } from 'vitest';
import { type Editor, multipart } from './editor';
import { type Answer, eventually } from './http';
import type { PortalEditado } from './leitura';

export interface Importacao {
  id: number;
  estado: string;
  ignoradas: string[];
  contagem: Record<string, number>;
}
export interface Linha {
  linha: number;
  nome: string;
  situacao: string;
  repetida: string | null;
  documento: string | null;
  aviso: string | null;
  erros: { coluna: string; msg: string }[];
}
export interface Rascunho {
  documentId: string;
  nome_radio: string;
  imagem: { alternativeText: string; url: string } | null;
  createdBy: { firstname: string } | null;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as `json` itself
export const feito = <T>(answer: Answer): T => {
  expect(answer.status, answer.text).toBe(200);
  return answer.json<T>();
};

const RADIO = 'api::radio.radio';

/** Somebody at the panel who brings spreadsheets in. */
export const importador = ({ portal }: Pick<PortalEditado, 'portal'>, quem: Editor) => {
  const enviar = (texto: string | Buffer, tipo = 'radio'): Promise<Answer> => {
    const { headers, body } = multipart('arquivo', 'radios.csv', 'text/csv', Buffer.from(texto));
    return portal.ask(`/painel/importacao/${tipo}`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${quem.token}` },
      body,
    });
  };
  /** A spreadsheet, and beside it the pictures it names. */
  const enviarComZip = async (texto: string, zip: Buffer, tipo = 'radio'): Promise<Answer> => {
    const form = new FormData();
    form.append('arquivo', new Blob([texto]), 'radios.csv');
    form.append('imagens', new Blob([Uint8Array.from(zip)]), 'imagens.zip');
    const { headers, body } = await corpoDoFormulario(form);
    return portal.ask(`/painel/importacao/${tipo}`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${quem.token}` },
      body,
    });
  };
  const conferida = async (texto: string, tipo = 'radio'): Promise<Importacao> =>
    feito<Importacao>(await enviar(texto, tipo));
  const linhas = async (id: number): Promise<Linha[]> =>
    feito<Linha[]>(await quem.pedir(`/painel/importacoes/${id}/linhas`));
  const ler = async (id: number): Promise<Importacao> =>
    feito<Importacao>(await quem.pedir(`/painel/importacoes/${id}`));
  const mandar = (id: number, oque: 'importar' | 'desfazer', corpo: object = {}) =>
    quem.pedir(`/painel/importacoes/${id}/${oque}`, 'POST', corpo);
  const ate = async (id: number, estado: string): Promise<Importacao> => {
    await eventually(async () => expect((await ler(id)).estado).toBe(estado), 200_000);
    return ler(id);
  };
  const importar = async (texto: string, tipo = 'radio', corpo: object = {}) => {
    const { id } = await conferida(texto, tipo);
    feito(await mandar(id, 'importar', corpo));
    return ate(id, 'feita');
  };
  const rascunhos = async (uid: string, busca: string): Promise<Rascunho[]> =>
    feito<{ results: Rascunho[] }>(
      await quem.pedir(
        `/content-manager/collection-types/${uid}?pageSize=100&_q=${encodeURIComponent(busca)}`,
      ),
    ).results;
  const umaRadio = async (nome: string): Promise<Rascunho & Record<string, unknown>> => {
    const [achada] = await rascunhos(RADIO, nome);
    const lida = await quem.pedir(
      `/content-manager/collection-types/${RADIO}/${achada?.documentId ?? ''}`,
    );
    return feito<{ data: Rascunho & Record<string, unknown> }>(lida).data;
  };
  return {
    enviar,
    enviarComZip,
    conferida,
    linhas,
    ler,
    mandar,
    ate,
    importar,
    rascunhos,
    umaRadio,
  };
};
