import { expect, it } from 'vitest';
import { corpoDoFormulario, novoNavegador } from './navegador.mjs';

/** @typedef {{ path: string, pedido: import('./navegador.mjs').Pedido }} Pedida */

/** @param {Record<string, string[]>} cookies what each path sets */
const abrir = (cookies) => {
  /** @type {Pedida[]} */
  const pedidas = [];
  const navegador = novoNavegador({
    mandar: async (path, pedido) => {
      pedidas.push({ path, pedido });
      return cookies[path] ?? [];
    },
    setCookies: (linhas) => linhas,
  });
  return { navegador, pedidas };
};

it('devolve os cookies que recebeu, até que lhe digam que os esqueça', async () => {
  const { navegador, pedidas } = abrir({
    '/entra': ['sessao=a=b; Path=/; HttpOnly', 'visita=1'],
    '/sai': ['sessao=; Path=/', 'visita=2; Max-Age=0'],
  });
  for (const path of ['/entra', '/depois', '/sai', '/fim']) await navegador.pedir(path);
  expect(pedidas.map(({ pedido }) => pedido.headers)).toEqual([
    {},
    { Cookie: 'sessao=a=b; visita=1' },
    { Cookie: 'sessao=a=b; visita=1' },
    {},
  ]);
});

it('pede o token uma vez, antes do primeiro envio', async () => {
  const { navegador, pedidas } = abrir({ '/api/verificaLogin': ['XSRF-TOKEN=t1; Path=/'] });
  await navegador.enviar('/um', { a: 1 });
  await navegador.enviar('/dois', {}, { 'X-XSRF-TOKEN': 'outro' });
  expect(pedidas.map(({ path }) => path)).toEqual(['/api/verificaLogin', '/um', '/dois']);
  expect(pedidas[1]?.pedido).toEqual({
    method: 'POST',
    headers: {
      Cookie: 'XSRF-TOKEN=t1',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': 't1',
      'Content-Type': 'application/json',
    },
    body: '{"a":1}',
  });
  expect(pedidas[2]?.pedido.headers).toMatchObject({ 'X-XSRF-TOKEN': 'outro' });
});

it('um formulário com arquivos vai inteiro, com a fronteira que diz', async () => {
  const form = new FormData();
  form.append('titulo', 'Ação');
  form.append('foto', new Blob(['bytes'], { type: 'image/png' }), 'a.png');
  const { headers, body } = await corpoDoFormulario(form);
  const lido = await new Response(new Uint8Array(body), { headers }).formData();
  expect(lido.get('titulo')).toBe('Ação');
  expect(lido.get('foto')).toMatchObject({ name: 'a.png', type: 'image/png', size: 5 });
});
