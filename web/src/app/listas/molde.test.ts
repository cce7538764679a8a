import { expect, it } from 'vitest';
import { marcaDoItem, preencherMolde } from './molde';

const molde = [0, 1]
  .map(
    (i) =>
      `<li><img src="${marcaDoItem(i, 'imagem')}" alt=""/><a href="/#webradios#${marcaDoItem(i, 'id')}" title="${marcaDoItem(i, 'nome')}">${marcaDoItem(i, 'nome')}</a> ${marcaDoItem(i, 'linha')}</li>`,
  )
  .join('');
const item = {
  id: 'a',
  nome: 'Rádio A',
  linha: 'Perto',
  imagem: '/storage/radios/a1-640x640.webp',
};

it('escreve cada item no seu lugar, com a imagem e as suas variantes', () => {
  const html = preencherMolde(molde, [item, { ...item, id: 'b', nome: 'Rádio B', imagem: null }]);
  expect(html).toContain('<a href="/#webradios#a" title="Rádio A">Rádio A</a> Perto');
  expect(html).toContain('/storage/radios/a1-640x640.w256.webp 256w');
  expect(html).toContain('<a href="/#webradios#b" title="Rádio B">');
  expect(html.match(/<img/g)).toHaveLength(1);
});

it('do lugar sem item não fica imagem a pedir nem palavra', () => {
  const html = preencherMolde(molde, [item]);
  expect(html).not.toContain('__item');
  expect(html.match(/<img/g)).toHaveLength(1);
});

it('texto nenhum fecha um elemento nem passa por outro lugar', () => {
  const nome = `"><script>__item_0_linha__</script>`;
  const html = preencherMolde(molde, [{ ...item, nome }]);
  expect(html).toContain('&quot;&gt;&lt;script&gt;__item_0_linha__&lt;/script&gt;');
  expect(html).not.toContain('<script>');
});
