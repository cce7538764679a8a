import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import contas from '../extensions/users-permissions/strapi-server';
import { RAIZ_CMS } from '../runtime/ambiente';
import { RESUMO_DO_ESQUEMA } from './esquema';

const lerJson = (nome: string): unknown =>
  JSON.parse(readFileSync(path.join(RAIZ_CMS, nome), 'utf8'));

/** What says nothing about the database: words for people, and what the panel shows. */
const SO_DE_TELA = new Set(['pluginOptions', 'info', 'private', 'description']);

const soDoBanco = (valor: unknown): unknown => {
  if (Array.isArray(valor)) return valor.map(soDoBanco);
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([chave]) => !SO_DE_TELA.has(chave))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([chave, dentro]) => [chave, soDoBanco(dentro)]),
  );
};

const abaixoDe = (pasta: string, extensao: string): string[] =>
  existsSync(path.join(RAIZ_CMS, pasta))
    ? readdirSync(path.join(RAIZ_CMS, pasta), { recursive: true, encoding: 'utf8' })
        .filter((nome) => nome.endsWith(extensao))
        .sort()
        .map((nome) => path.join(pasta, nome))
    : [];

/** What the portal adds to Strapi's accounts. */
const contaDoPortal = (): unknown => {
  const schema = { info: {}, attributes: { username: { type: 'string' } } };
  // As much of the plugin as the extension touches.
  return contas({ contentTypes: { user: { schema } } } as unknown as Parameters<typeof contas>[0])
    .contentTypes['user']?.schema;
};

const versaoDoStrapi = (): unknown => {
  const { dependencies } = lerJson('package.json') as { dependencies: Record<string, string> }; // npm's own format
  return dependencies['@strapi/strapi'];
};

/** Digest of everything the database's structure is made from. */
const resumoDeAgora = (): string => {
  const tipos = [...abaixoDe('src/api', 'schema.json'), ...abaixoDe('src/components', '.json')];
  const migracoes = abaixoDe('database/migrations', '.ts');
  const tudo = [
    ...tipos.map((nome) => [nome, soDoBanco(lerJson(nome))]),
    ...migracoes.map((nome) => [nome, readFileSync(path.join(RAIZ_CMS, nome), 'utf8')]),
    ['conta', soDoBanco(contaDoPortal())],
    // Strapi's own tables come with it.
    ['strapi', versaoDoStrapi()],
  ];
  return createHash('sha256').update(JSON.stringify(tudo)).digest('hex').slice(0, 16);
};

it('o que se guarda mudou: a versão do esquema sobe', () => {
  const agora = resumoDeAgora();
  expect(
    agora,
    `acrescente '${agora}' a RESUMOS em cms/src/instalacao/esquema.ts (docs/operacao.md, "Voltar atrás")`,
  ).toBe(RESUMO_DO_ESQUEMA);
});

it('nenhum índice tem a coluna id: o Strapi não a vê, e cria o índice outra vez na próxima mudança', () => {
  const comId = abaixoDe('src/api', 'schema.json').filter((nome) => {
    const { indexes = [] } = lerJson(nome) as { indexes?: { columns: string[] }[] }; // Strapi's own format
    return indexes.some(({ columns }) => columns.includes('id'));
  });
  expect(comId).toEqual([]);
});
