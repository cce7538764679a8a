import { describe, expect, it } from 'vitest';
import {
  ID_DADOS_DO_PORTAL,
  MARCA_DADOS_DO_PORTAL,
  marcaDaRadio,
  marcaDoLink,
  marcaDoSlide,
  pintarCasca,
} from './casca';
import type { Portal } from './portal';

const slide = (mudanca: Partial<Portal['carrossel'][number]> = {}) => ({
  titulo: 'Encontro',
  texto: 'Participe',
  path_imagem: '/storage/conteudo/abc-1200x500.webp',
  link: 'https://exemplo.org/a?b=1&c=2',
  rotulo_link: 'Saiba mais',
  externo: true,
  ...mudanca,
});
const portal = (mudanca: Partial<Portal> = {}): Portal => ({
  carrossel: [slide(), slide({ titulo: 'Cadastre-se', link: '/usuario/novo', externo: false })],
  parceiros: [],
  atalhos: [],
  novidades: { titulo: '', texto: '', rotulo_botao: '' },
  sobre: { texto: '', diretoria: [], telefone: '' },
  redes_sociais: { facebook: '', youtube: '', whatsapp: '', instagram: '' },
  radio_padrao: {
    id: 'r1',
    slug: 'radio-siao',
    nome_radio: 'Rádio Sião',
    url: 'https://r',
    path_imagem: null,
  },
  termos: '',
  pesquisas: [],
  ...mudanca,
});
const html = [
  `<p>${marcaDaRadio('nome')}</p><img src="${marcaDaRadio('imagem')}" alt=""/>`,
  '<!--destaques-->',
  ...[0, 1].map(
    (i) =>
      `<h2>${marcaDoSlide(i, 'titulo')}</h2><img src="${marcaDoSlide(i, 'imagem')}" alt=""/>` +
      `<a href="${marcaDoLink(i)}">${marcaDoSlide(i, 'rotulo')}</a>`,
  ),
  '<!--/destaques-->',
  MARCA_DADOS_DO_PORTAL,
].join('\n');

it('cada marca é de um campo só', () => {
  expect([marcaDaRadio('nome'), marcaDaRadio('imagem')]).toEqual([
    '__radio_nome__',
    '__radio_imagem__',
  ]);
  expect(marcaDoLink(1)).toBe('/__slide_1_link__');
});

describe('pintarCasca', () => {
  it.each([
    ['http://exemplo.org/', 'http://exemplo.org/'],
    ['HTTPS://exemplo.org/', 'HTTPS://exemplo.org/'],
    ['/usuario/novo', '/usuario/novo'],
    ['//outro.test', '/'],
    ['javascript:location="https://exemplo.org"', '/'],
    ['ftp://a/https://b', '/'],
  ])('o link %s de um destaque leva a %s', (link, destino) => {
    const pagina = pintarCasca(html, portal({ carrossel: [slide({ link }), slide()] }));
    expect(pagina).toContain(`<a href="${destino}">`);
  });

  it('de uma imagem sem tamanho no nome só se diz o endereço', () => {
    const path_imagem = '/storage/conteudo/antiga.png';
    const pagina = pintarCasca(html, portal({ carrossel: [slide({ path_imagem }), slide()] }));
    expect(pagina).toContain('<img src="/storage/conteudo/antiga.png" alt=""/>');
  });

  it('escreve o carrossel e a rádio padrão como HTML, com as variantes das imagens', () => {
    const pagina = pintarCasca(html, portal());
    expect(pagina).toContain('<h2>Encontro</h2>');
    expect(pagina).toContain('src="/storage/conteudo/abc-1200x500.webp" srcset="');
    expect(pagina).toContain('width="1200" height="500"');
    expect(pagina).toContain('<a href="https://exemplo.org/a?b=1&amp;c=2">Saiba mais</a>');
    expect(pagina).toContain('<a href="/usuario/novo">');
    expect(pagina).toContain('<p>Rádio Sião</p>');
    expect(pagina).not.toContain('__');
  });

  it('a resposta do portal vai inteira como dado', () => {
    const pagina = pintarCasca(html, portal());
    const dado = new RegExp(`id="${ID_DADOS_DO_PORTAL}">(.*?)</script>`).exec(pagina)?.[1] ?? '';
    expect(JSON.parse(dado)).toEqual(portal());
  });

  it('texto hostil da equipe fica texto', () => {
    const hostil = '</script><script>alert("$&")</script>';
    const pagina = pintarCasca(
      html,
      portal({
        carrossel: [slide({ titulo: hostil, link: 'javascript:alert(1)' }), slide()],
        termos: hostil,
      }),
    );
    expect(pagina.match(/<script/g)).toHaveLength(1);
    expect(pagina.match(/<\/script/g)).toHaveLength(1);
    expect(pagina).toContain('<h2>&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)');
    expect(pagina).not.toContain('href="javascript:');
  });

  it.each([0, 1, 3])('com %i destaques o desenho pronto sai da página', (quantos) => {
    const pagina = pintarCasca(
      html,
      portal({ carrossel: Array.from({ length: quantos }, () => slide()) }),
    );
    expect(pagina).not.toContain('<h2>');
    expect(pagina).not.toContain('__slide');
  });

  it('sem resposta do portal a página fica limpa de marcas e de dados', () => {
    const pagina = pintarCasca(html, null);
    expect(pagina).toContain('<p>Portal das Web Rádios</p>');
    expect(pagina).not.toContain('__');
    expect(pagina).not.toContain('<!--dados');
    expect(pagina).not.toContain('<script');
  });

  it('sem rádio padrão nem imagens nenhuma marca sobra', () => {
    const sem = slide({ path_imagem: null });
    const pagina = pintarCasca(html, portal({ radio_padrao: null, carrossel: [sem, sem] }));
    expect(pagina).toContain('<p>Escolha uma rádio</p>');
    expect(pagina).not.toContain('<img');
    expect(pagina).not.toContain('__');
  });
});
