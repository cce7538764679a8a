import { expect, it } from 'vitest';
import { caminhoDe, operationIdDe, parametrosDe } from './nomes-rules';

it.each([
  ['GET /api/radios/:id/no-ar', ['get', '/api/radios/{id}/no-ar'], 'lerRadiosIdNoAr'],
  [
    'POST /usuario/anuncio/salvar',
    ['post', '/usuario/anuncio/salvar'],
    'enviarUsuarioAnuncioSalvar',
  ],
  ['DELETE /api/a/:id/b/:id_b', ['delete', '/api/a/{id}/b/{id_b}'], 'apagarAIdBIdB'],
  ['GET /x/api/y', ['get', '/x/api/y'], 'lerXApiY'],
  ['PATCH /', ['patch', '/'], 'PATCH'],
])('%s é %j, %s', (nome, caminho, id) => {
  expect([caminhoDe(nome), operationIdDe(nome)]).toEqual([caminho, id]);
});

it('os parâmetros são os do endereço, cada um com o que pode ser', () => {
  expect(parametrosDe('GET /api/precos')).toEqual([]);
  expect(parametrosDe('DELETE /api/anuncios/:id/notas/:id_nota')).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'id_nota', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  ]);
  const esquemaDe = (nome: string) => parametrosDe(nome)[0]?.['schema'];
  expect(esquemaDe('GET /api/pesquisas/:numero/votos')).toEqual({ type: 'integer', enum: [1, 2] });
  expect(esquemaDe('GET /api/cep/:cep')).toMatchObject({ pattern: String.raw`^\d{8}$` });
  expect(esquemaDe('GET /compartilhar/:tipo/:slug.jpg')).toEqual({
    ...{ type: 'string', enum: ['radio', 'cantor', 'musica'] },
  });
  expect(esquemaDe('GET /api/anuncios/usuario/:id_usuario')).toMatchObject({ type: 'integer' });
  for (const [nome] of [['/radio/:slug'], ['/api/previa/:token'], ['/x/:outro']])
    expect(esquemaDe(`GET ${nome}`)).toEqual({ type: 'string' });
});

it.each([
  ['GET /api/radios/:id', 'string'],
  ['GET /api/cantores/:id', 'string'],
  ['GET /monitoramento/:id_usuario', 'string'],
  ['GET /api/anuncios/:id/ficha', 'integer'],
  ['POST /api/radios/:id', 'integer'],
])('em %s o código é %s', (nome, type) => {
  expect(parametrosDe(nome)).toMatchObject([{ schema: { type } }]);
});
