import { RETENCAO_PADRAO } from '@portal/contracts/usuario/retencao';
import { expect, it } from 'vitest';
import { withWords, wordsWithoutScripts } from './no-script';

const HTML =
  '<html lang="pt-BR"><body><noscript class="x">Precisa</noscript><p>casca</p></body></html>';
const page = (path: string, status: 200 | 404 = 200, texto?: string) =>
  withWords(
    HTML,
    wordsWithoutScripts({
      path,
      status,
      privacy: texto === undefined ? null : { texto, retencao: RETENCAO_PADRAO },
    }),
    path === '/',
  );

it.each([
  ['/', 'Tocar rádios e músicas precisa de JavaScript.'],
  ['/usuario/login', 'Entrar na conta precisa de JavaScript.'],
  ['/usuario/recuperacao/abc', 'Trocar a senha precisa de JavaScript.'],
  ['/usuario/email/trocar/abc', 'Confirmar o e-mail precisa de JavaScript.'],
  ['/usuario/anuncio/novo', 'Comprar um anúncio precisa de JavaScript.'],
])('%s diz o que precisa de scripts', (path, words) => {
  expect(page(path)).toContain(`<noscript class="x"><p>${words}`);
});

it('só a home mostra o começo da home', () => {
  expect(page('/')).not.toContain('data-rota');
  expect(page('/usuario/login')).toContain('<html data-rota="outra" lang="pt-BR">');
});

it('a privacidade se lê inteira, e nenhum texto sai do seu lugar', () => {
  const html = page('/privacidade', 200, ' Um\n\n</noscript><script>alert(1)</script> $& ');
  expect(html).toContain('Um\n\n&lt;/noscript&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp;</p>');
  expect(html).toContain('90 dias');
  expect(html.match(/<\/noscript>/g)).toHaveLength(1);
});

it('um endereço de ninguém diz isso e leva ao começo', () => {
  expect(page('/nada', 404)).toContain('Página não encontrada');
});
