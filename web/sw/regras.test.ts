import { describe, expect, it } from 'vitest';
import { isEscrita, isGuardavel, tratoDe, type Trato } from './regras';

const ler = (endereco: string, navegacao = false, metodo = 'GET'): Trato | null => {
  const { pathname, search } = new URL(endereco, 'https://portal.exemplo');
  return tratoDe({ metodo, navegacao, caminho: pathname, consulta: search.slice(1) });
};

describe('o que o service worker faz com cada pedido', () => {
  it.each<[string, Trato | null]>([
    ['/', 'casca'],
    ['/?utm_source=zap', 'casca'],
    ['/privacidade', 'pagina'],
    ['/usuario/login', 'pagina'],
    ['/usuario/perfil', 'pagina'],
    ['/usuario/anuncio/novo', 'pagina'],
    ['/radio/luz-do-vale', 'partilha'],
    ['/cantor/ana', 'partilha'],
    ['/musica/aurora', 'partilha'],
    ['/usuario/recuperacao/um-segredo', null],
    ['/usuario/email/confirmar/um-segredo', null],
    ['/usuario/logoff', null],
    ['/radio/', null],
    ['/radio/a/b', null],
    ['/admin', null],
    ['/admin/content-manager', null],
    ['/embed/radio/luz-do-vale', null],
    ['/api/docs', null],
    ['/api/radios/all', null],
    ['/sw.js', null],
    ['/sitemap.xml', null],
  ])('ir a %s: %s', (endereco, trato) => {
    expect(ler(endereco, true)).toBe(trato);
  });

  it.each<[string, Trato | null]>([
    ['/api/portal', 'leitura'],
    ['/api/radios/all', 'leitura'],
    ['/api/radios/all?pagina=1&limite=10', 'leitura'],
    ['/api/radios/all?pagina=1&busca=', 'leitura'],
    ['/api/radios/all?pagina=1&busca=luz', null],
    ['/api/radios/all/filtros', 'leitura'],
    ['/api/radios/all/id%7Cnome_radio', null],
    ['/api/radios/x1', 'leitura'],
    ['/api/radios/x1/no-ar', null],
    ['/api/no-ar', null],
    ['/api/cantores', 'leitura'],
    ['/api/cantores/c1', 'leitura'],
    ['/api/cantores/obterTodos', null],
    ['/api/musicas/all', 'leitura'],
    ['/api/anuncio/publicidade', 'leitura'],
    ['/api/anuncios/aleatorios', null],
    ['/api/busca?q=luz', null],
    ['/api/verificaLogin', null],
    ['/api/usuario/meusDados', null],
    ['/api/anuncios/usuario/1', null],
    ['/api/administracao/usuarios', null],
    ['/api/previa/ficha', null],
    ['/api/docs', null],
    ['/storage/radios/ab12.webp', 'capa'],
    ['/storage/musicas/imagens/ab12-640x640.w320.webp', 'capa'],
    ['/storage/musicas/ab12.mp3', null],
    ['/storage/banner/ab12.webp', 'capa'],
    ['/storage/banner/comprovante/ab12.webp', null],
    ['/admin/strapi.webp', null],
    ['/assets/index-abc.js', null],
  ])('ler %s: %s', (endereco, trato) => {
    expect(ler(endereco)).toBe(trato);
  });

  it.each(['POST', 'DELETE', 'PUT', 'HEAD'])('%s passa sem ser tocado', (metodo) => {
    expect(ler('/api/radios/all', false, metodo)).toBeNull();
    expect(ler('/usuario/login', true, metodo)).toBeNull();
  });
});

it.each([
  [200, 'public, max-age=0, s-maxage=2, must-revalidate', true],
  [200, null, true],
  [200, 'no-store', false],
  [200, 'private, no-cache', false],
  [200, 'Private', false],
  [206, null, false],
  [404, null, false],
  [0, null, false],
])('%i com %s guarda-se: %s', (status, cacheControl, sim) => {
  expect(isGuardavel(status, cacheControl)).toBe(sim);
});

it.each([
  ['POST', '/api/anuncios/7/recebimento', true],
  ['DELETE', '/api/anuncios/7/recebimento', true],
  ['POST', '/usuario/login', true],
  ['GET', '/api/portal', false],
  ['HEAD', '/api/portal', false],
  ['POST', '/monitoramento/7', false],
  ['POST', '/api/monitoramentoMusica', false],
  ['POST', '/api/anuncios/monitoramento', false],
  ['POST', '/api/anuncios/impressoes', false],
])('%s %s escreve o que depois se lê: %s', (metodo, caminho, sim) => {
  expect(isEscrita(metodo, caminho)).toBe(sim);
});
