import { MARCA_DADOS_DO_PORTAL, marcaDaRadio } from '@portal/contracts/portal/casca';
import type { Portal } from '@portal/contracts/portal/portal';
import { describe, expect, it } from 'vitest';
import { Body } from '../cached-reads/body';
import type { WebFile } from './built-web';
import { paintedPage as painting } from './painted-page';

const index: WebFile = {
  body: new Body(`<p>${marcaDaRadio('nome')}</p>${MARCA_DADOS_DO_PORTAL}`),
  type: 'text/html',
  compressible: true,
  immutable: false,
};
const resposta = (nome_radio: string): Body => {
  const portal: Portal = {
    carrossel: [],
    parceiros: [],
    atalhos: [],
    novidades: { titulo: '', texto: '', rotulo_botao: '' },
    sobre: { texto: '', diretoria: [], telefone: '' },
    redes_sociais: { facebook: '', youtube: '', whatsapp: '', instagram: '' },
    radio_padrao: { id: 'r', slug: 'r', nome_radio, url: 'https://r', path_imagem: null },
    termos: '',
    pesquisas: [],
  };
  return new Body(JSON.stringify(portal));
};
const paintedPage = (portalAnswer: () => Promise<Body | null>) => {
  const painted = painting(portalAnswer, 'https://portal.test');
  return (file: WebFile, path = '/') => painted(file, { path, status: 200, privacy: null });
};
const texto = (pagina: WebFile): string => pagina.body.identity.toString('utf8');

describe('paintedPage', () => {
  it('pinta de novo quando a resposta muda, e só então', async () => {
    let answer: Body | null = resposta('Rádio Um');
    const painted = paintedPage(() => Promise.resolve(answer));
    const primeira = await painted(index);
    expect(texto(primeira)).toContain('<p>Rádio Um</p>');
    expect(await painted(index)).toBe(primeira);
    answer = resposta('Rádio Dois');
    const segunda = await painted(index);
    expect(texto(segunda)).toContain('<p>Rádio Dois</p>');
    expect(segunda.body.etag('identity')).not.toBe(primeira.body.etag('identity'));
  });

  it('guarda cada página que diz outra coisa a quem não tem scripts', async () => {
    const answer = resposta('Rádio Um');
    const painted = paintedPage(() => Promise.resolve(answer));
    const login = await painted(index, '/usuario/login');
    expect(login).not.toBe(await painted(index));
    expect(await painted(index, '/usuario/login')).toBe(login);
  });

  it('o começo diz, a quem mostra prévias, que é o portal', async () => {
    const painted = paintedPage(() => Promise.resolve(null));
    const titulo = {
      ...index,
      body: new Body('<title>P</title><meta name="description" content="De $& graça" />'),
    };
    const comeco = texto(await painted(titulo));
    expect(comeco).toContain('<link rel="canonical" href="https://portal.test/" />');
    expect(comeco).toContain('<meta property="og:description" content="De $& graça" />');
    for (const path of ['/usuario/login', '/usuario/perfil'])
      expect(texto(await painted(titulo, path)), path).not.toContain('og:');
    const ninguem = { path: '/privacidade', status: 404, privacy: null } as const;
    expect(texto(await painting(() => Promise.resolve(null), '')(titulo, ninguem))).not.toContain(
      'og:',
    );
  });

  it.each([
    ['/privacidade', 'Política de privacidade'],
    ['/usuario/novo', 'Cadastro'],
  ])('%s diz, a quem mostra prévias, o que é', async (path, nome) => {
    const painted = paintedPage(() => Promise.resolve(null));
    const titulo = {
      ...index,
      body: new Body('<title>P</title><meta name="description" content="De graça" />'),
    };
    const html = texto(await painted(titulo, path));
    expect(html).toContain(`<title>${nome} · Portal das Web Rádios</title>`);
    expect(html).toContain(`<meta property="og:title" content="${nome}" />`);
    expect(html).toContain(`<link rel="canonical" href="https://portal.test${path}" />`);
    expect(html).not.toContain('De graça');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    const [, descricao] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(html).toContain(`<meta property="og:description" content="${descricao}" />`);
  });

  it('pinta de novo quando a construção muda', async () => {
    const answer = resposta('Rádio Um');
    const painted = paintedPage(() => Promise.resolve(answer));
    await painted(index);
    const outra = { ...index, body: new Body(`<main>${marcaDaRadio('nome')}</main>`) };
    expect(texto(await painted(outra))).toContain('<main>Rádio Um</main>');
  });

  it('sem a resposta a página sai mesmo assim, sem marcas', async () => {
    const painted = paintedPage(() => Promise.resolve(null));
    const html = texto(await painted(index));
    expect(html).toContain('<p>Portal das Web Rádios</p>');
    expect(html).not.toContain('<!--');
  });
});
