import { beforeAll, describe, expect, it } from 'vitest';
import { criarEditor, type Editor, type Entry, type Fields } from './harness/editor';
import type { Answer } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { comRedacao } from './harness/redacao';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const SOBRE = 'api::sobre.sobre';
const COLECAO = '/content-manager/collection-types';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Lido extends Fields {
  documentId: string;
  updatedAt: string;
}

interface Recusado {
  error: {
    message: string;
    details: {
      codigo: string;
      atual: string;
      quem: string;
      campos: { campo: string; rotulo: string; deles: string; seus: string }[];
    };
  };
}

const ler = async (quem: Editor, uid: string, id: string): Promise<Lido> =>
  (await quem.pedir(`${COLECAO}/${uid}/${id}`)).json<{ data: Lido }>().data;
const salvar = (quem: Editor, uid: string, { documentId, ...campos }: Lido): Promise<Answer> =>
  quem.pedir(`${COLECAO}/${uid}/${documentId}`, 'PUT', campos);
const radio = (): Promise<Entry> => redacao.editor.create(RADIO, { nome_radio: 'Original' });
const com = (quem: Editor, headers: Record<string, string>, method: string, path: string) =>
  aqui.portal.ask(path, {
    method,
    headers: { Authorization: `Bearer ${quem.token}`, ...headers },
  });

describe('quem salva o que outra pessoa mudou', () => {
  it('é recusado com quem, quando e os campos que se perderiam, e nada muda', async () => {
    const { documentId } = await radio();
    const visto = await ler(redacao.conteudista, RADIO, documentId);
    expect((await salvar(redacao.editor, RADIO, { ...visto, slogan: 'Da editora' })).status).toBe(
      200,
    );
    const recusado = await salvar(redacao.conteudista, RADIO, { ...visto, nome_radio: 'Outra' });
    expect(recusado.status, recusado.text).toBe(409);
    const { message, details } = recusado.json<Recusado>().error;
    expect(message).toBe('Pessoa Da Redação mudou isto agora mesmo. Nada foi gravado.');
    expect(details).toMatchObject({ codigo: 'conflito', quem: 'Pessoa Da Redação' });
    expect(details.campos).toEqual([
      { campo: 'nome_radio', rotulo: 'Nome da rádio', deles: 'Original', seus: 'Outra' },
      { campo: 'slogan', rotulo: 'Slogan', deles: 'Da editora', seus: 'vazio' },
    ]);
    const agora = await ler(redacao.editor, RADIO, documentId);
    expect(agora).toMatchObject({ nome_radio: 'Original', slogan: 'Da editora' });
    const registro = await aqui.editor.pedir(`${COLECAO}/${RADIO}/${documentId}`);
    expect(registro.status).toBe(200);
  });

  it('sobrescreve quando diz que viu a versão que há, e só essa', async () => {
    const { documentId } = await radio();
    const visto = await ler(redacao.conteudista, RADIO, documentId);
    await salvar(redacao.editor, RADIO, { ...visto, slogan: 'Da editora' });
    const meu = { ...visto, nome_radio: 'Minha' };
    const { atual } = (await salvar(redacao.conteudista, RADIO, meu)).json<Recusado>().error
      .details;
    const sabendo = (updatedAt: string): Promise<Answer> =>
      salvar(redacao.conteudista, RADIO, { ...meu, updatedAt });
    await redacao.editor.update(RADIO, documentId, { slogan: 'Ainda outro' });
    expect((await sabendo(atual)).status).toBe(409);
    const { updatedAt } = await ler(redacao.conteudista, RADIO, documentId);
    expect((await sabendo(updatedAt)).status).toBe(200);
    expect(await ler(redacao.editor, RADIO, documentId)).toMatchObject({ nome_radio: 'Minha' });
  });

  it('de dois no mesmo instante um só ganha', async () => {
    for (let vez = 0; vez < 5; vez += 1) {
      const { documentId } = await radio();
      const visto = await ler(redacao.editor, RADIO, documentId);
      const respostas = await Promise.all([
        salvar(redacao.editor, RADIO, { ...visto, nome_radio: `A ${vez}` }),
        salvar(redacao.conteudista, RADIO, { ...visto, nome_radio: `B ${vez}` }),
      ]);
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
      const ficou = respostas[0].status === 200 ? `A ${vez}` : `B ${vez}`;
      expect(await ler(redacao.editor, RADIO, documentId)).toMatchObject({ nome_radio: ficou });
    }
  });

  it('o mesmo conteúdo outra vez não é conflito: um clique duplo grava uma vez', async () => {
    const { documentId } = await radio();
    const visto = { ...(await ler(redacao.editor, RADIO, documentId)), nome_radio: 'Duas vezes' };
    const respostas = await Promise.all([1, 2].map(() => salvar(redacao.editor, RADIO, visto)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('na mesma conta, em outra janela, o aviso diz que foi ela mesma', async () => {
    const { documentId } = await radio();
    const visto = await ler(redacao.editor, RADIO, documentId);
    await salvar(redacao.editor, RADIO, { ...visto, slogan: 'Da primeira janela' });
    const recusado = await salvar(redacao.editor, RADIO, { ...visto, slogan: 'Da segunda' });
    expect(recusado.json<Recusado>().error.message).toBe(
      'Você mudou isto agora mesmo, em outra janela. Nada foi gravado.',
    );
  });

  it('a resposta diz o que ficou gravado, e dali se continua', async () => {
    const { documentId } = await radio();
    const visto = await ler(redacao.editor, RADIO, documentId);
    const { headers } = await salvar(redacao.editor, RADIO, { ...visto, slogan: 'Um' });
    const updatedAt = String(headers['portal-gravado-em']);
    expect(updatedAt).toBe((await ler(redacao.editor, RADIO, documentId)).updatedAt);
    const depois = await salvar(redacao.editor, RADIO, { ...visto, updatedAt, slogan: 'Dois' });
    expect(depois.status).toBe(200);
  });

  it('quem não diz o que viu não é comparado', async () => {
    const { documentId } = await radio();
    await redacao.editor.update(RADIO, documentId, { slogan: 'Um' });
    await redacao.conteudista.update(RADIO, documentId, { slogan: 'Dois' });
    expect(await ler(redacao.editor, RADIO, documentId)).toMatchObject({ slogan: 'Dois' });
  });
});

describe('publicar e desfazer', () => {
  let cantor: Lido;
  beforeAll(async () => {
    const { id: foto } = await enviarRetrato(redacao.editor, 'Ana sorri');
    const { documentId } = await redacao.editor.createPublished(CANTOR, { nome: 'Ana', foto });
    cantor = await ler(redacao.conteudista, CANTOR, documentId);
  });
  const onde = (acao: string): string =>
    `${COLECAO}/${CANTOR}/${cantor.documentId}/actions/${acao}`;

  it('publicar com um formulário antigo é recusado, e nada vai ao ar', async () => {
    await salvar(redacao.editor, CANTOR, { ...cantor, slogan: 'Novo' });
    const { documentId: _dela, ...campos } = cantor;
    const recusado = await redacao.conteudista.pedir(onde('publish'), 'POST', campos);
    expect(recusado.status, recusado.text).toBe(409);
    const publicado = await redacao.editor.pedir(
      `${COLECAO}/${CANTOR}/${cantor.documentId}?status=published`,
    );
    expect(publicado.json<{ data: Lido }>().data['slogan'] ?? null).toBeNull();
  });

  it('desfazer o rascunho que outra pessoa mudou também', async () => {
    const velho = { 'Portal-Visto-Em': cantor.updatedAt };
    const recusado = await com(redacao.conteudista, velho, 'POST', onde('discard'));
    expect(recusado.status, recusado.text).toBe(409);
    expect(recusado.json<Recusado>().error.details.campos).toEqual([
      { campo: 'slogan', rotulo: 'Slogan', deles: 'Novo', seus: 'vazio' },
    ]);
    const { updatedAt } = await ler(redacao.conteudista, CANTOR, cantor.documentId);
    const feito = await com(
      redacao.conteudista,
      { 'Portal-Visto-Em': updatedAt },
      'POST',
      onde('discard'),
    );
    expect(feito.status, feito.text).toBe(200);
  });

  it('publicar o que se acabou de ler vai ao ar', async () => {
    const { documentId: _dele, ...campos } = await ler(
      redacao.conteudista,
      CANTOR,
      cantor.documentId,
    );
    const feito = await redacao.conteudista.pedir(onde('publish'), 'POST', {
      ...campos,
      slogan: 'No ar',
    });
    expect(feito.status, feito.text).toBe(200);
  });
});

it('numa página só também', async () => {
  const PAGINA = `/content-manager/single-types/${SOBRE}`;
  await redacao.editor.save(SOBRE, { texto: 'Um' });
  const visto = (await redacao.conteudista.pedir(PAGINA)).json<{ data: Lido }>().data;
  await redacao.editor.save(SOBRE, { texto: 'Dois' });
  const recusado = await redacao.conteudista.pedir(PAGINA, 'PUT', { ...visto, texto: 'Três' });
  expect(recusado.status, recusado.text).toBe(409);
  expect(recusado.json<Recusado>().error.details.campos).toEqual([
    { campo: 'texto', rotulo: expect.any(String) as string, deles: 'Dois', seus: 'Três' },
  ]);
});

it('quem ainda tem na tela o que outra pessoa tirou de uma lista escolhe, e pode pô-lo de volta', async () => {
  const pagina = '/content-manager/single-types/api::pagina-inicial.pagina-inicial';
  type Lista = { id: number; titulo: string; link: string }[];
  type Pagina = Lido & { atalhos: Lista };
  const lerPagina = async () =>
    (await redacao.conteudista.pedir(pagina)).json<{ data: Pagina }>().data;
  const titulos = async () => (await lerPagina()).atalhos.map(({ titulo }) => titulo);
  const atalhos = ['Um', 'Dois'].map((titulo) => ({ titulo, link: '/#home' }));
  await redacao.editor.save('api::pagina-inicial.pagina-inicial', { atalhos });
  const vista = await lerPagina();
  const meus = vista.atalhos.map((um) => ({ ...um, link: '/#cantores' }));
  const gravar = (updatedAt: string) =>
    redacao.conteudista.pedir(pagina, 'PUT', { atalhos: structuredClone(meus), updatedAt });
  await redacao.editor.pedir(pagina, 'PUT', { atalhos: vista.atalhos.slice(0, 1) });
  const recusado = await gravar(vista.updatedAt);
  expect(recusado.status, recusado.text).toBe(409);
  expect(recusado.json<Recusado>().error.details.campos).toMatchObject([{ rotulo: 'Atalhos' }]);
  expect(await titulos()).toEqual(['Um']);
  const sobrescrito = await gravar((await lerPagina()).updatedAt);
  expect(sobrescrito.status, sobrescrito.text).toBe(200);
  expect(await titulos()).toEqual(['Um', 'Dois']);
});

it('duas sessões de verdade, muitas vezes ao mesmo tempo: nenhuma mudança se perde calada', async () => {
  const terceira = await criarEditor(aqui.portal, aqui.editor, 'strapi-super-admin');
  const { documentId } = await radio();
  const gravadas: string[] = [];
  const insistir = async (quem: Editor, nome: string): Promise<void> => {
    for (let vez = 0; vez < 6; vez += 1) {
      const visto = await ler(quem, RADIO, documentId);
      const tags = [visto['tags'], `${nome}${vez}`].filter(Boolean).join(',');
      const { status } = await salvar(quem, RADIO, { ...visto, tags });
      if (status === 200) gravadas.push(`${nome}${vez}`);
      else expect(status).toBe(409);
    }
  };
  await Promise.all([insistir(redacao.editor, 'a'), insistir(terceira, 'b')]);
  const { tags } = await ler(redacao.editor, RADIO, documentId);
  expect(String(tags).split(',').sort()).toEqual([...gravadas].sort());
});
