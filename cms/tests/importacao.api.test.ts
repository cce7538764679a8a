import { MENSAGENS_DA_IMPORTACAO as MSG } from '@portal/contracts/importacao/mensagens';
import { describe, expect, it } from 'vitest';
import { eventually } from './harness/http';
import { feito, importador } from './harness/importacao';
import { umPortalEditado } from './harness/leitura';
import { retrato } from './harness/midias';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';
import { type Fala, umasTransmissoes } from './harness/transmissoes';

const RADIO = 'api::radio.radio';
const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

// Pictures come from this machine: one of its addresses is let in, the other is a private network like any.
const servidores = umasTransmissoes(['127.0.0.1', '127.0.0.2']);
const aqui = umPortalEditado({
  PORTAL_STREAM_NETWORKS: '127.0.0.1/32',
  PORTAL_STREAM_CHECK: '0',
});
const redacao = comRedacao(aqui);

// The newsroom is there once the first test runs.
const eu = () => importador(aqui, redacao.editor);

const arquivo =
  (corpo: Buffer, cabecalho = `Content-Length: ${corpo.length}\r\n`): Fala =>
  (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n${cabecalho}\r\n`);
    socket.end(corpo);
  };

describe('importar rádios', () => {
  it('a prévia diz os erros e as repetidas e nada muda; importadas, são rascunhos de quem importou', async () => {
    await redacao.editor.create(RADIO, { nome_radio: 'Rádio Sião' });
    const { id, contagem, ignoradas } = await eu().conferida(
      'Nome da rádio;Endereço da transmissão;Estado;Preço\r\n' +
        'Rádio Um;https://um.test/vivo;pe;9\r\nRádio Dois;radio.test;xx;\r\nRADIO SIAO;;;\r\nradio um;;;\r\n',
    );
    expect(ignoradas).toEqual(['Preço']);
    expect(contagem).toEqual({ pronta: 1, errada: 1, repetida: 2 });
    expect(await eu().linhas(id)).toMatchObject([
      { linha: 2, nome: 'Rádio Um', situacao: 'pronta', erros: [] },
      {
        linha: 3,
        situacao: 'errada',
        erros: [{ coluna: 'Endereço da transmissão' }, { coluna: 'Estado' }],
      },
      { linha: 4, situacao: 'repetida', repetida: 'Já existe no painel.' },
      { linha: 5, situacao: 'repetida', repetida: 'Repete a linha 2.' },
    ]);
    expect(await eu().rascunhos(RADIO, 'Rádio Um')).toEqual([]);

    const vezes = await Promise.all([eu().mandar(id, 'importar'), eu().mandar(id, 'importar')]);
    expect(vezes.map(({ status }) => status)).toEqual([200, 200]);
    const { contagem: depois } = await eu().ate(id, 'feita');
    expect(depois).toEqual({ importada: 1, errada: 1, repetida: 2 });
    expect(await eu().rascunhos(RADIO, 'Rádio Um')).toHaveLength(1);
    expect(await eu().umaRadio('Rádio Um')).toMatchObject({
      url: 'https://um.test/vivo',
      estado: 'PE',
      slogan: null,
      slug: 'radio-um',
      publishedAt: null,
    });
    const [registro] = await sql<{ quem_nome: string; acao: string }>(
      aqui.portal,
      aqui.database,
      "select quem_nome, acao from registros where alvo_nome = 'Rádio Um'",
    );
    expect(registro).toEqual({ quem_nome: 'Pessoa Da Redação', acao: 'importou de uma planilha' });
    // A third click changes nothing.
    feito(await eu().mandar(id, 'importar', { repetidas: true }));
    expect((await eu().ler(id)).estado).toBe('feita');
  });

  it('as repetidas entram quando se pede', async () => {
    await redacao.editor.create(RADIO, { nome_radio: 'Rádio Gêmea' });
    const { contagem } = await eu().importar('Nome da rádio\nrádio gemea', 'radio', {
      repetidas: true,
    });
    expect(contagem).toEqual({ importada: 1 });
    const gemeas = (await eu().rascunhos(RADIO, 'gemea')).map(({ nome_radio }) => nome_radio);
    expect(gemeas.sort()).toEqual(['Rádio Gêmea', 'rádio gemea']);
  });

  it('sem nenhuma linha boa não começa', async () => {
    const { id } = await eu().conferida('Nome da rádio;Estado\nUma;xx');
    const recusa = await eu().mandar(id, 'importar');
    expect(recusa.status).toBe(422);
    expect(recusa.json<{ error: object }>().error).toMatchObject({
      message: MSG.importacaoSemLinhas,
      details: { codigo: 'importacao_sem_linhas' },
    });
    expect((await eu().ler(id)).estado).toBe('conferida');
  });

  it('o que entrou no painel depois da conferência é repetido, e não entra outra vez', async () => {
    const texto = 'Nome da rádio\nRádio Dobrada\nRádio Singela';
    const [primeira, segunda, terceira] = [
      await eu().conferida(texto),
      await eu().conferida(texto),
      await eu().conferida('Nome da rádio\nRádio Dobrada'),
    ];
    await redacao.editor.create(RADIO, { nome_radio: 'RÁDIO DOBRADA' });
    feito(await eu().mandar(primeira.id, 'importar'));
    expect((await eu().ate(primeira.id, 'feita')).contagem).toEqual({ importada: 1, repetida: 1 });
    expect(await eu().linhas(primeira.id)).toMatchObject([
      { situacao: 'repetida', repetida: 'Já existe no painel.', documento: null },
      { situacao: 'importada' },
    ]);
    for (const { id } of [segunda, terceira]) {
      const recusa = await eu().mandar(id, 'importar');
      expect(recusa.status, recusa.text).toBe(422);
      expect(recusa.text).toContain(MSG.importacaoRepetida);
    }
    expect(await eu().rascunhos(RADIO, 'Dobrada')).toHaveLength(1);
    expect(await eu().rascunhos(RADIO, 'Singela')).toHaveLength(1);
    feito(await eu().mandar(segunda.id, 'importar', { repetidas: true }));
    expect((await eu().ate(segunda.id, 'feita')).contagem).toEqual({ importada: 2 });
  });

  it('também uma música, de um cantor', async () => {
    const { documentId } = await redacao.editor.create(CANTOR, { nome: 'Quem Repete' });
    const { id } = await eu().conferida(
      'Nome;Cantor\nRefrão;Quem Repete\nPonte;Quem Repete',
      'musica',
    );
    await redacao.editor.create(MUSICA, {
      ...{ nome: 'refrao', cantor: { connect: [{ documentId }] } },
    });
    feito(await eu().mandar(id, 'importar'));
    expect((await eu().ate(id, 'feita')).contagem).toEqual({ importada: 1, repetida: 1 });
  });

  it('a música de um cantor que se apagou depois da conferência não entra, e o diz em português', async () => {
    const cantor = await redacao.editor.create(CANTOR, { nome: 'Cantora que Sai' });
    const { id } = await eu().conferida('Nome;Cantor\nSem Dona;Cantora que Sai\n', 'musica');
    await redacao.editor.remove(CANTOR, cantor.documentId);
    feito(await eu().mandar(id, 'importar'));
    await eu().ate(id, 'feita');
    expect(await eu().linhas(id)).toMatchObject([
      {
        situacao: 'falhou',
        aviso: 'Uma das ligações é com um registro que não existe mais.',
      },
    ]);
  });

  it('duzentas entram enquanto se vê o andamento', async () => {
    const nomes = Array.from({ length: 200 }, (_, i) => `Rádio Muitas ${i};https://m${i}.test/`);
    const { id } = await eu().conferida(
      `Nome da rádio;Endereço da transmissão\n${nomes.join('\n')}`,
    );
    feito(await eu().mandar(id, 'importar'));
    await eventually(async () => {
      const { importada = 0, pronta = 0 } = (await eu().ler(id)).contagem;
      expect(importada > 0 && pronta > 0).toBe(true);
    }, 10_000);
    await eu().ate(id, 'feita');
    feito(await eu().mandar(id, 'desfazer'));
    expect((await eu().ate(id, 'desfeita')).contagem).toEqual({ desfeita: 200 });
    expect(await eu().rascunhos(RADIO, 'Rádio Muitas')).toEqual([]);
  }, 240_000);

  it('uma de cada vez: a segunda espera', async () => {
    const nomes = Array.from({ length: 60 }, (_, i) => `Rádio Fila ${i}`).join('\n');
    const primeira = await eu().conferida(`Nome da rádio\n${nomes}`);
    const segunda = await eu().conferida('Nome da rádio\nRádio Segunda');
    feito(await eu().mandar(primeira.id, 'importar'));
    const recusa = await eu().mandar(segunda.id, 'importar');
    expect(recusa.status, recusa.text).toBe(409);
    expect(recusa.json<{ error: { message: string } }>().error.message).toBe(MSG.importacaoEmCurso);
    // Undone half-way: what was made goes, what was not is never made.
    feito(await eu().mandar(primeira.id, 'desfazer'));
    const { contagem } = await eu().ate(primeira.id, 'desfeita');
    expect((contagem['desfeita'] ?? 0) + (contagem['pronta'] ?? 0)).toBe(60);
    expect(await eu().rascunhos(RADIO, 'Rádio Fila')).toEqual([]);
    const tarde = await eu().mandar(primeira.id, 'importar');
    expect(tarde.status).toBe(409);
  }, 120_000);
});

describe('as imagens', () => {
  it('vêm pelo endereço, descritas; a que não vem é dita e a rádio fica sem ela', async () => {
    const boa = servidores.nova('boa.png', arquivo(await retrato()));
    const emPedacos = servidores.nova('pedacos.png', (socket) => {
      void retrato().then((corpo) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        socket.write(`${corpo.length.toString(16)}\r\n`);
        socket.write(corpo);
        socket.end('\r\n0\r\n\r\n');
      });
    });
    const desvio = servidores.nova('desvio', (socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: ${boa}\r\nContent-Length: 0\r\n\r\n`),
    );
    const particular = servidores.nova('particular.png', arquivo(await retrato()), 1);
    const fuga = servidores.nova('fuga', (socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: ${particular}\r\nContent-Length: 0\r\n\r\n`),
    );
    const grande = servidores.nova(
      'grande.png',
      arquivo(Buffer.from('x'), 'Content-Length: 99999999\r\n'),
    );
    const pagina = servidores.nova('pagina.png', arquivo(Buffer.from('<html>não</html>')));
    const nomes = { boa, emPedacos, desvio, particular, fuga, grande, pagina };
    const texto = Object.entries(nomes)
      .map(([nome, url]) => `Rádio Imagem ${nome};${url};Logotipo ${nome}`)
      .join('\n');
    const { id } = await eu().importar(`Nome da rádio;Imagem;Descrição da imagem\n${texto}`);
    const avisos = (await eu().linhas(id)).map(({ nome, aviso }) => [
      nome.split(' ').at(-1),
      aviso,
    ]);
    expect(avisos).toEqual([
      ['boa', null],
      ['emPedacos', null],
      ['desvio', null],
      ['particular', expect.stringContaining('rede particular')],
      ['fuga', expect.stringContaining('rede particular')],
      ['grande', 'Sem a imagem: A imagem deve ter até 5 MB.'],
      ['pagina', 'Sem a imagem: A imagem deve ser JPEG, PNG ou WebP.'],
    ]);
    expect(servidores.pedidos('particular.png')).toEqual([]);
    const { imagem } = await eu().umaRadio('Imagem boa');
    expect(imagem).toMatchObject({ alternativeText: 'Logotipo boa' });
    expect((await aqui.portal.ask(imagem?.url ?? '')).status).toBe(200);
    expect((await eu().umaRadio('Imagem grande')).imagem).toBeNull();

    feito(await eu().mandar(id, 'desfazer'));
    await eu().ate(id, 'desfeita');
    await eventually(async () => {
      expect((await aqui.portal.ask(imagem?.url ?? '')).status).toBe(404);
    }, 10_000);
    const restos = await sql(
      aqui.portal,
      aqui.database,
      "select id from files where alternative_text like 'Logotipo %'",
    );
    expect(restos).toEqual([]);
  }, 60_000);
});
