import { describe, expect, it } from 'vitest';
import { lerAmbiente } from './ambiente';
import { lugarDosArquivos } from './lugar-dos-arquivos';
import { s3DasCopiasDe } from './s3';

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

it.each([
  'http://ana:segredo@objetos:9000',
  'http://objetos:9000/?chave=segredo',
  'http://objetos:99999',
  'http://objetos:porta',
  'http://[::1',
  'http://%zz',
])('de %s diz o que há com o endereço, e não como começa nem que ninguém responde', (endereco) => {
  for (const nome of ['S3_ENDPOINT', 'S3_PUBLIC_URL'])
    expect(() => lerAmbiente({ ...TODAS, [nome]: endereco })).toThrow(
      new RegExp(`^${nome} deve ser só o endereço (?!.*segredo)[^\\n]+\\.$`),
    );
});

describe('o bucket das cópias', () => {
  const das = (env: Record<string, string>, dosArquivos = lerAmbiente(TODAS).s3) =>
    s3DasCopiasDe((nome) => env[nome] ?? null, dosArquivos);
  const COPIAS = Object.fromEntries(
    Object.entries(TODAS).map(([nome, valor]) => [`BACKUP_${nome}`, valor]),
  );

  it('é outro que não o dos arquivos', () => {
    expect(das({ ...COPIAS, BACKUP_S3_BUCKET: 'copias' }).bucket).toBe('copias');
    expect(das({ ...COPIAS, BACKUP_S3_ENDPOINT: 'http://longe' }).endereco).toBe('http://longe');
    expect(das(COPIAS, null).bucket).toBe('portal');
    expect(() => das(COPIAS)).toThrow(/^BACKUP_S3_BUCKET é o bucket dos arquivos/);
  });

  it('diz o que falta, pelo nome', () => {
    const { BACKUP_S3_REGION: _, ...sem } = COPIAS;
    expect(() => das(sem)).toThrow('falta dizer BACKUP_S3_REGION.');
    expect(() => das({ ...COPIAS, BACKUP_S3_BUCKET: 'Meu' })).toThrow(/^BACKUP_S3_BUCKET deve ter/);
  });
});
