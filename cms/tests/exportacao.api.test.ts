import { expect, it } from 'vitest';
import { multipart } from './harness/editor';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato } from './harness/midias';
import { comRedacao } from './harness/redacao';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

const CANTOR = 'api::cantor.cantor';

interface Importacao {
  id: number;
  estado: string;
  contagem: Record<string, number>;
}

const exportar = async (tipo: string): Promise<string> => {
  const answer = await redacao.editor.pedir(`/painel/exportacao/${tipo}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${tipo}.csv"`);
  return answer.text;
};

const conferir = async (tipo: string, texto: string): Promise<Importacao> => {
  const { headers, body } = multipart('arquivo', 'volta.csv', 'text/csv', Buffer.from(texto));
  const answer = await aqui.portal.ask(`/painel/importacao/${tipo}`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${redacao.editor.token}` },
    body,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Importacao>();
};

/** Takes every entry of a type away, imports the spreadsheet, and exports it anew. */
const darAVolta = async (uid: string, tipo: string, texto: string): Promise<string> => {
  const lista = await redacao.editor.pedir(`/content-manager/collection-types/${uid}?pageSize=100`);
  for (const { documentId } of lista.json<{ results: { documentId: string }[] }>().results)
    await redacao.editor.remove(uid, documentId);
  const { id } = await conferir(tipo, texto);
  await redacao.editor.pedir(`/painel/importacoes/${id}/importar`, 'POST', {});
  await eventually(async () => {
    const lida = await redacao.editor.pedir(`/painel/importacoes/${id}`);
    expect(lida.json<Importacao>().estado).toBe('feita');
  }, 30_000);
  return exportar(tipo);
};

it('uma rádio sai com tudo o que tem, sem fórmulas, e volta igual', async () => {
  await redacao.editor.create('api::radio.radio', {
    nome_radio: '=HYPERLINK("https://mau.test")',
    slogan: 'Diz "oi"; e sai',
    url: 'https://radio.test/vivo',
    tags: '-10,+20,@casa',
    estado: 'PE',
    rede_social_4: '5511900000000',
    email: 'ana@radio.test',
  });
  const texto = await exportar('radio');
  expect(texto.startsWith('\uFEFF"Nome da rádio";"Slogan";"Endereço da transmissão"')).toBe(true);
  expect(texto).toContain(
    `"'=HYPERLINK(""https://mau.test"")";"Diz ""oi""; e sai";"https://radio.test/vivo";"'-10,+20,@casa"`,
  );
  expect((await conferir('radio', texto)).contagem).toEqual({ repetida: 1 });
  expect(await darAVolta('api::radio.radio', 'radio', texto)).toBe(texto);
});

it('cantores e músicas saem com os parágrafos, o cantor e a imagem', async () => {
  const ana = await redacao.editor.create(CANTOR, {
    nome: 'Ana',
    sobre: 'Um parágrafo.\n\nOutro.',
  });
  await redacao.editor.create('api::musica.musica', {
    nome: 'Canção',
    cantor: { connect: [{ id: ana.id, documentId: ana.documentId }], disconnect: [] },
  });
  const cantores = await exportar('cantor');
  expect(cantores).toContain('"Ana";"";"";"Um parágrafo.\n\nOutro.";"";""\r\n');
  const musicas = await exportar('musica');
  expect(musicas).toContain('"Canção";"Ana";"";""\r\n');
  expect(await darAVolta('api::musica.musica', 'musica', musicas)).toBe(musicas);
  await redacao.editor.update(CANTOR, ana.documentId, {
    nome: 'Ana',
    foto: (await enviarRetrato(redacao.editor, 'Ana sorri')).id,
  });
  expect(await exportar('cantor')).toMatch(
    /"http:\/\/[^"]+\/storage\/[a-z/]+\/[^"]+\.webp";"Ana sorri"/,
  );
});

it('a imagem que é do próprio portal volta com o resto, onde quer que ele esteja', async () => {
  const { id: foto } = await enviarRetrato(redacao.editor, 'Bia sorri');
  await redacao.editor.create(CANTOR, { nome: 'Bia da Foto', foto });
  const semEndereco = (texto: string): string =>
    texto.replaceAll(/storage\/[a-z/]+\/p[0-9a-f]{32}/g, '');
  const texto = await exportar('cantor');
  expect(texto).toMatch(/"Bia da Foto".*"http:[^"]+\.webp";"Bia sorri"/);
  expect((await conferir('cantor', texto)).contagem).not.toHaveProperty('errada');
  const devolvida = await darAVolta(CANTOR, 'cantor', texto);
  expect(semEndereco(devolvida)).toBe(semEndereco(texto));
  expect(devolvida).not.toBe(texto);
});

it('muitos saem aos poucos, todos', async () => {
  const { id } = await conferir(
    'cantor',
    `Nome\n${Array.from({ length: 250 }, (_, i) => `Cantor ${i}`).join('\n')}`,
  );
  await redacao.editor.pedir(`/painel/importacoes/${id}/importar`, 'POST', {});
  await eventually(async () => {
    const lida = await redacao.editor.pedir(`/painel/importacoes/${id}`);
    expect(lida.json<Importacao>().contagem).toEqual({ importada: 250 });
  }, 120_000);
  const nomes = (await exportar('cantor')).match(/"Cantor \d+"/g);
  expect(new Set(nomes).size).toBe(250);
}, 180_000);
