import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  corpoCru,
  corpoMultipart,
  entrarComoAdministrador,
  enviarCorpo,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { type Answer, eventually } from './harness/http';
import { som } from './harness/midias';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { pngQueDiz } from './harness/png-gigante';
import { umPortalComum } from './harness/portal-comum';
import { retratoDe } from './harness/retrato';
import { type Visitante } from './harness/visitante';

const MB = 1024 * 1024;
const SEM_CABECALHO = { 'X-XSRF-TOKEN': '' };
const DE_NAVEGADOR = {
  ...SEM_CABECALHO,
  'X-Requested-With': '',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

const aqui = umPortalComum();
let admin: Visitante;
let ana: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
});

const tokenDe = ({ cookies }: Visitante): string => cookies.get('XSRF-TOKEN') ?? '';
const camposRecusados = (answer: Answer): string[] =>
  Object.keys(answer.json<{ erros?: object }>().erros ?? {});
const formularioDeMusica = () => ({
  ...{ titulo: 'Canção', periodo: '1', tipo_anuncio: 'musica', meio_pagamento: 'pix' },
  ...{ termos: 'on', nome_musica: 'Canção', id_cantor_musica: '', nome_cantor: 'Cantora' },
  ...{ slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
});

/** Does something and says whether anything was left behind, once the portal is done with it. */
const semRastro = async (trabalho: () => Promise<void>): Promise<void> => {
  const antes = await retratoDe(aqui);
  await trabalho();
  await eventually(async () => expect(await retratoDe(aqui)).toEqual(antes));
};

describe('o token só no formulário', () => {
  it('antes dos arquivos vale, sem cabeçalho nenhum', async () => {
    const { provisorias } = await retratoDe(aqui);
    const answer = await enviarPartes(
      ana.visitante,
      SALVAR,
      {
        _token: tokenDe(ana.visitante),
        ...formularioDeBanner(),
        arquivo_banner: await imagem('#111111'),
      },
      SEM_CABECALHO,
    );
    expect(answer.status, answer.text).toBe(201);
    expect((await retratoDe(aqui)).provisorias).toEqual(provisorias);
  });

  it('depois dos arquivos também vale', async () => {
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#111111') };
    const answer = await enviarPartes(
      ana.visitante,
      SALVAR,
      { ...partes, _token: tokenDe(ana.visitante) },
      SEM_CABECALHO,
    );
    expect(answer.status, answer.text).toBe(201);
  });

  it.each(['antes', 'depois'])('de outra pessoa, %s dos arquivos, é 403', (quando) =>
    semRastro(async () => {
      const arquivo = { arquivo_banner: await imagem('#111111') };
      const token = { _token: tokenDe((await novaPessoa(aqui.portal)).visitante) };
      const [primeiro, segundo] = quando === 'antes' ? [token, arquivo] : [arquivo, token];
      const partes = { ...formularioDeBanner(), ...primeiro, ...segundo };
      const answer = await enviarPartes(ana.visitante, SALVAR, partes, SEM_CABECALHO);
      expect(answer.status, answer.text).toBe(403);
    }),
  );
});

it.each([`${SALVAR}/`, SALVAR.toUpperCase()])('%s é o mesmo endereço', async (endereco) => {
  const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#111111') };
  const answer = await enviarPartes(ana.visitante, endereco, partes);
  expect(answer.status, answer.text).toBe(201);
});

describe('a forma clássica de salvar', () => {
  it('o que deu certo volta aos anúncios com a mensagem, uma vez só', async () => {
    const answer = await enviarPartes(
      ana.visitante,
      SALVAR,
      {
        _token: tokenDe(ana.visitante),
        ...formularioDeBanner({ titulo: 'Clássico' }),
        arquivo_banner: await imagem('#121212'),
      },
      DE_NAVEGADOR,
    );
    expect(answer.status, answer.text).toBe(303);
    expect(answer.headers.location).toBe('/usuario/perfil#meusAnuncios');
    expect((await ana.visitante.quem()).mensagem).toEqual({ status: 1, msg: MSG.criado });
    expect((await ana.visitante.quem()).mensagem).toBeNull();
  });

  it('o que foi recusado volta ao formulário com o motivo', () =>
    semRastro(async () => {
      const answer = await enviarPartes(
        ana.visitante,
        SALVAR,
        {
          _token: tokenDe(ana.visitante),
          ...formularioDeBanner({ resumo_banner: 'x'.repeat(101) }),
          arquivo_banner: await imagem('#121212'),
        },
        DE_NAVEGADOR,
      );
      expect(answer.status, answer.text).toBe(303);
      expect(answer.headers.location).toBe('/usuario/anuncio/novo');
      expect((await ana.visitante.quem()).mensagem).toEqual({ status: 0, msg: MSG.resumoLongo });
    }));
});

describe('arquivos que não servem', () => {
  it('um PNG de 60.000 × 60.000 é recusado pelo cabeçalho', () =>
    semRastro(async () => {
      const partes = { ...formularioDeBanner(), arquivo_banner: pngQueDiz(60_000) };
      const answer = await enviarPartes(ana.visitante, SALVAR, partes);
      expect(answer.status, answer.text).toBe(422);
      expect(answer.json()).toMatchObject({
        erros: { arquivo_banner: ['A imagem deve ter até 40 megapixels.'] },
      });
    }));

  it('a edição com imagem de 6 MB é 422, e acima do que o formulário leva, 413', () =>
    semRastro(async () => {
      const campos = { id_anuncio: '1', titulo_banner: 'Outro' };
      const seis = { ...campos, arquivo_banner: Buffer.alloc(6 * MB, 1) };
      const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, seis);
      expect(answer.status, answer.text).toBe(422);
      expect(camposRecusados(answer)).toEqual(['arquivo_banner']);
      const doze = { ...campos, arquivo_banner: Buffer.alloc(12 * MB, 1) };
      expect((await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, doze)).status).toBe(413);
    }));

  it('um áudio de 40 MB é recusado na compra e na edição', () =>
    semRastro(async () => {
      const arquivo_musica = Buffer.concat([som(), Buffer.alloc(40 * MB)]);
      const compra = await enviarPartes(admin, SALVAR, {
        ...formularioDeMusica(),
        foto_cantor: await imagem('#131313'),
        arquivo_musica,
      });
      expect(compra.status, compra.text).toBe(422);
      expect(compra.json()).toMatchObject({
        erros: { arquivo_musica: ['O áudio deve ter até 30 MB.'] },
      });
      const edicao = { id_anuncio: '1', arquivo_musica };
      expect((await enviarPartes(admin, CAMINHOS.editarMusica, edicao)).status).toBe(413);
    }));

  it('um PNG chamado .mp3 não é áudio, e um MP3 chamado .png não é imagem', () =>
    semRastro(async () => {
      const musica = await enviarCorpo(
        admin,
        SALVAR,
        corpoCru(
          formularioDeMusica(),
          { campo: 'foto_cantor', nome: 'foto.png', bytes: await imagem('#151515') },
          {
            ...{ campo: 'arquivo_musica', nome: 'cancao.mp3', tipo: 'audio/mpeg' },
            bytes: await imagem('#141414'),
          },
        ),
      );
      expect(musica.status, musica.text).toBe(422);
      expect(camposRecusados(musica)).toEqual(['arquivo_musica']);
      const banner = await enviarCorpo(
        ana.visitante,
        SALVAR,
        corpoCru(formularioDeBanner(), { campo: 'arquivo_banner', nome: 'a.png', bytes: som() }),
      );
      expect(banner.status, banner.text).toBe(422);
      expect(camposRecusados(banner)).toEqual(['arquivo_banner']);
    }));

  it('com um comprovante cortado, nem os textos da mesma edição mudam', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const lido = async () =>
      (await ana.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id)))
        .json<Anuncio[]>()
        .find((anuncio) => anuncio.id === id);
    const antes = await lido();
    await semRastro(async () => {
      const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
        id_anuncio: String(id),
        titulo_banner: 'Outro título',
        arquivo_banner: await imagem('#161616'),
        arquivo_comprovante: (await imagem('#171717')).subarray(0, 300),
      });
      expect(answer.status, answer.text).toBe(422);
      expect(camposRecusados(answer)).toEqual(['arquivo_comprovante']);
    });
    expect(await lido()).toEqual(antes);
  });

  it('mais campos do que um formulário tem é 413, e o que vinha depois não fica', () =>
    semRastro(async () => {
      const muitos = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`campo${n}`, 'x']));
      const answer = await enviarPartes(ana.visitante, SALVAR, {
        ...muitos,
        arquivo_banner: randomBytes(2 * MB),
      });
      expect(answer.status, answer.text).toBe(413);
    }));
});

describe('nomes de arquivo hostis', () => {
  it.each([
    ['que sobe pastas', '../../../../../../tmp/fora.png'],
    ['de Windows', String.raw`C:\Windows\system32\fora.png`],
    ['com um byte nulo', 'fora.png\0.php'],
    ['escondido', '.htaccess'],
    ['com HTML', '<img src=x onerror=alert(1)>.html'],
    ['de 8 mil letras', `${'a'.repeat(8000)}.png`],
    ['vazio', ''],
  ])('%s: o portal dá o seu', async (_, nome) => {
    const antes = await retratoDe(aqui);
    const bytes = await imagem('#181818');
    const answer = await enviarCorpo(
      ana.visitante,
      SALVAR,
      corpoCru(formularioDeBanner(), { campo: 'arquivo_banner', nome, bytes }),
    );
    expect(answer.status, answer.text).toBe(201);
    const { anuncio } = answer.json<{ anuncio: Anuncio }>();
    const novos = (await retratoDe(aqui)).arquivos.filter((um) => !antes.arquivos.includes(um));
    expect(novos).toHaveLength(3);
    for (const novo of novos)
      expect(novo).toMatch(/^uploads\/banner\/[0-9a-f]{32}-600x250(\.w\d+)?\.webp$/);
    expect((await excluirAnuncio(ana.visitante, anuncio.id)).status).toBe(200);
    await eventually(async () => expect((await retratoDe(aqui)).arquivos).toEqual(antes.arquivos));
  });
});

describe('a conexão que cai no meio do envio', () => {
  it('não deixa linha, arquivo nem pasta, e o portal segue respondendo', () =>
    semRastro(async () => {
      const partes = { ...formularioDeBanner(), arquivo_banner: randomBytes(4 * MB) };
      const { headers, body } = await corpoMultipart(partes);
      const { hostname, port } = new URL(aqui.portal.url);
      const cookie = [...ana.visitante.cookies].map(([nome, valor]) => `${nome}=${valor}`);
      const linhas = [
        `POST ${SALVAR} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Content-Type: ${headers['Content-Type']}`,
        `Content-Length: ${body.length}`,
        `X-XSRF-TOKEN: ${tokenDe(ana.visitante)}`,
        `Cookie: ${cookie.join('; ')}`,
      ];
      const socket = connect(Number(port), hostname);
      socket.write(`${linhas.join('\r\n')}\r\n\r\n`);
      socket.write(body.subarray(0, body.length / 2));
      await eventually(async () => {
        const { arquivos } = await retratoDe(aqui);
        expect(arquivos.some((arquivo) => arquivo.startsWith('tmp/'))).toBe(true);
      });
      socket.destroy();
      await eventually(async () => expect((await retratoDe(aqui)).provisorias).toEqual([]));
      expect((await aqui.portal.ask('/api/saude')).status).toBe(200);
    }));
});
