import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { MENSAGENS_DA_IMPORTACAO as MSG } from '@portal/contracts/importacao/mensagens';
import { expect, it } from 'vitest';
import { feito, importador, type Importacao } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { retrato } from './harness/midias';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { fazerZip } from './harness/zip';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

// The newsroom is there once the first test runs.
const eu = () => importador(aqui, redacao.editor);

const TITULOS = 'Nome da rádio;Imagem;Descrição da imagem';
const conferida = async (texto: string, zip: Buffer): Promise<Importacao> =>
  feito<Importacao>(await eu().enviarComZip(`${TITULOS}\n${texto}`, zip));
const esperando = async (): Promise<string[]> =>
  (
    await sql<{ dados: string }>(
      aqui.portal,
      aqui.database,
      "select dados from importacao_linhas where dados like '%arquivo_do_zip%'",
    )
  ).map(({ dados }) => (JSON.parse(dados) as { arquivo_do_zip: string }).arquivo_do_zip);
const guardados = async (): Promise<string[]> =>
  (
    await readdir(path.join(aqui.portal.dataDir, 'uploads', 'banner', 'comprovante')).catch(
      () => [],
    )
  ).filter((nome) => nome.endsWith('-0x0.webp'));

it('as imagens do zip entram com as suas linhas; enquanto esperam ninguém as alcança, e depois somem', async () => {
  const foto = await retrato();
  const zip = fazerZip([
    ['logos/Rádio Um.png', foto],
    ['dois.png', foto],
    ['texto.png', Buffer.from('isto não é imagem')],
  ]);
  const { id, contagem } = await conferida(
    'Zip Um;radio um.PNG;Logotipo um\nZip Dois;dois.png;Logotipo dois\nZip Também Dois;dois.png;Logotipo outra vez\n' +
      'Zip Texto;texto.png;Não é\nZip Falta;falta.png;Falta\nZip Muda;dois.png;\nZip Sem;;',
    zip,
  );
  expect(contagem).toEqual({ pronta: 5, errada: 2 });
  const linhas = await eu().linhas(id);
  expect(linhas.filter(({ situacao }) => situacao === 'errada').map(({ erros }) => erros)).toEqual([
    [{ coluna: 'Imagem', msg: 'O zip não tem o arquivo “falta.png”.' }],
    [{ coluna: 'Descrição da imagem', msg: expect.stringContaining('Descreva') as string }],
  ]);
  const chaves = await esperando();
  expect(chaves).toHaveLength(4);
  for (const chave of chaves) {
    expect((await aqui.portal.ask(`/storage/${chave}`)).status).toBe(404);
    const comoEditor = await redacao.editor.pedir(`/storage/${chave}`);
    expect(comoEditor.status).toBe(404);
  }

  feito(await eu().mandar(id, 'importar'));
  await eu().ate(id, 'feita');
  const avisos = (await eu().linhas(id)).map(({ nome, aviso }) => [nome, aviso]);
  expect(avisos.filter(([, aviso]) => aviso !== null)).toEqual([
    ['Zip Texto', 'Sem a imagem: A imagem deve ser JPEG, PNG ou WebP.'],
  ]);
  for (const [nome, descricao] of [
    ['Zip Um', 'Logotipo um'],
    ['Zip Dois', 'Logotipo dois'],
    ['Zip Também Dois', 'Logotipo outra vez'],
  ] as const) {
    const { imagem } = await eu().umaRadio(nome);
    expect(imagem).toMatchObject({ alternativeText: descricao });
    expect((await aqui.portal.ask(imagem?.url ?? '')).status).toBe(200);
  }
  expect((await eu().umaRadio('Zip Texto')).imagem).toBeNull();
  expect(await esperando()).toEqual([]);
  expect(await guardados()).toEqual([]);
});

it('quem escreve um nome sem mandar o zip lê o que falta', async () => {
  const { id } = await eu().conferida(`${TITULOS}\nSem Zip;logo.png;Um logotipo`);
  const [linha] = await eu().linhas(id);
  expect(linha?.erros).toEqual([
    { coluna: 'Imagem', msg: expect.stringMatching(/escolha também o zip/) as string },
  ]);
});

it('o que não é zip é recusado em palavras, e nada fica', async () => {
  for (const zip of [await retrato(), Buffer.from('PK\x03\x04 e mais nada')]) {
    const answer = await eu().enviarComZip(`${TITULOS}\nUma;logo.png;Logotipo`, zip);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(MSG.zipIlegivel)]);
  }
  expect(await guardados()).toEqual([]);
});

it('uma planilha sem imagens não se importa com o zip que veio', async () => {
  const { contagem } = await conferida('Zip À Toa;;', fazerZip([['a.png', Buffer.from('x')]]));
  expect(contagem).toEqual({ pronta: 1 });
});

it('desfeito, o que já esteve no ar não dá a ninguém o endereço que teve', async () => {
  const zip = fazerZip([['logo.png', await retrato()]]);
  const TODOS = 'Nome da rádio;Endereço da transmissão;Imagem;Descrição da imagem';
  const linha = 'Zip Já No Ar;https://a.test/;logo.png;Logotipo';
  const { id } = feito<Importacao>(await eu().enviarComZip(`${TODOS}\n${linha}`, zip));
  feito(await eu().mandar(id, 'importar'));
  await eu().ate(id, 'feita');
  const { documentId, slug } = await eu().umaRadio('Zip Já No Ar');
  for (const acao of ['bulkPublish', 'bulkUnpublish'])
    feito(
      await redacao.editor.pedir(
        `/content-manager/collection-types/api::radio.radio/actions/${acao}`,
        'POST',
        { documentIds: [documentId] },
      ),
    );
  feito(await eu().mandar(id, 'desfazer'));
  await eu().ate(id, 'desfeita');
  expect(await eu().linhas(id)).toMatchObject([{ situacao: 'desfeita' }]);
  await eu().importar('Nome da rádio\nZip Já No Ar');
  expect((await eu().umaRadio('Já No Ar'))['slug']).toBe(`${String(slug)}-2`);
});
