import { expect, it } from 'vitest';
import { lerAmbiente } from './ambiente';
import { lugarDosArquivos } from './lugar-dos-arquivos';

const TODAS = {
  S3_ENDPOINT: 'http://objetos:9000/',
  S3_BUCKET: 'portal',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'chave',
  S3_SECRET_KEY: 'segredo',
};

it('sem variáveis os arquivos ficam em pastas de PORTAL_DATA', () => {
  const ambiente = lerAmbiente({ PORTAL_DATA: '/dados' });
  expect(lugarDosArquivos(ambiente)).toEqual({
    ...{ tipo: 'pasta', uploads: '/dados/uploads', orfaos: '/dados/orfaos' },
  });
  expect(ambiente.arquivosPublicos).toBeNull();
});

it('com todas ficam no bucket', () => {
  const ambiente = lerAmbiente({ ...TODAS, S3_PUBLIC_URL: 'https://arquivos.exemplo/' });
  expect(lugarDosArquivos(ambiente)).toEqual({
    ...{ tipo: 's3', endereco: 'http://objetos:9000', bucket: 'portal', regiao: 'us-east-1' },
    ...{ chave: 'chave', segredo: 'segredo' },
  });
  expect(ambiente.arquivosPublicos).toBe('https://arquivos.exemplo');
});

it.each(Object.keys(TODAS))('sem %s não começa, e diz que ela falta', (nome) => {
  expect(() => lerAmbiente({ ...TODAS, [nome]: ' ' })).toThrow(`falta dizer ${nome};`);
});

it.each<[Record<string, string>, string]>([
  [{ ...TODAS, S3_ENDPOINT: 'objetos:9000' }, 'S3_ENDPOINT'],
  [{ ...TODAS, S3_BUCKET: 'Portal_1' }, 'S3_BUCKET'],
  [{ ...TODAS, S3_PUBLIC_URL: 'https://a.exemplo/?x=1' }, 'S3_PUBLIC_URL'],
  [{ S3_PUBLIC_URL: 'https://a.exemplo' }, 'S3_PUBLIC_URL'],
])('%j é recusado: %s', (env, nome) => {
  expect(() => lerAmbiente(env)).toThrow(nome);
});
