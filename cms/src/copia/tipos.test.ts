import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TIPOS } from './tipos';

interface Esquema {
  collectionName: string;
  attributes: Record<string, { type: string; target?: string; mappedBy?: string }>;
}

const API = path.resolve(__dirname, '../api');
const esquemas = new Map(
  readdirSync(API).map((nome) => [
    `api::${nome}.${nome}`,
    JSON.parse(
      readFileSync(path.join(API, nome, 'content-types', nome, 'schema.json'), 'utf8'),
    ) as Esquema,
  ]),
);

/** Tables of relations between two types of the portal, by the type that has the attribute. */
const tabelas = [...esquemas.values()].flatMap(({ collectionName, attributes }) =>
  Object.entries(attributes)
    .filter(([, { type, mappedBy }]) => type === 'relation' && !mappedBy)
    .map(([campo, { target = '' }]) => ({
      tabela: `${collectionName}_${campo}_lnk`,
      dona: collectionName,
      alvo: esquemas.get(target)?.collectionName ?? target,
    })),
);

it.each(Object.entries(TIPOS))('de %s voltam todas as relações que há', (nome, tipo) => {
  expect(esquemas.get(tipo.uid)?.collectionName).toBe(nome);
  expect(tipo.tabela).toBe(nome);
  expect(tipo.suas.map(({ tabela, tabelaDaOutra }) => [tabela, tabelaDaOutra]).sort()).toEqual(
    tabelas
      .filter(({ dona }) => dona === nome)
      .map(({ tabela, alvo }) => [tabela, alvo])
      .sort(),
  );
  expect(tipo.deOutros.map(({ tabela, tabelaDaOutra }) => [tabela, tabelaDaOutra]).sort()).toEqual(
    tabelas
      .filter(({ alvo }) => alvo === nome)
      .map(({ tabela, dona }) => [tabela, dona])
      .sort(),
  );
  const tipos = Object.values(esquemas.get(tipo.uid)?.attributes ?? {}).map(({ type }) => type);
  expect(tipos).not.toContain('component');
  expect(tipo.slug !== null).toBe('slug' in (esquemas.get(tipo.uid)?.attributes ?? {}));
});
