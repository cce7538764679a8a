import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TELAS } from './telas';

interface Esquema {
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<
    string,
    { pluginOptions?: { portal?: { rotulo?: string; descricao?: string } } }
  >;
}

const FONTES = path.resolve(__dirname, '..');
// A schema is JSON whose shape Strapi checks at the start.
const ler = (arquivo: string): Esquema => JSON.parse(readFileSync(arquivo, 'utf8')) as Esquema;

const esquemas: [uid: string, esquema: Esquema][] = [
  ...readdirSync(path.join(FONTES, 'api')).map((nome): [string, Esquema] => [
    `api::${nome}.${nome}`,
    ler(path.join(FONTES, 'api', nome, 'content-types', nome, 'schema.json')),
  ]),
  ...readdirSync(path.join(FONTES, 'components/pagina')).map((arquivo): [string, Esquema] => [
    `pagina.${path.basename(arquivo, '.json')}`,
    ler(path.join(FONTES, 'components/pagina', arquivo)),
  ]),
];
const visiveis = esquemas.filter(
  ([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible !== false,
);

const camposDe = (uid: string): string[] =>
  (TELAS[uid]?.linhas ?? []).flatMap((linha) =>
    linha.split(' ').map((campo) => campo.split(':')[0] ?? ''),
  );

describe.each(visiveis)('a tela de %s', (uid, { attributes }) => {
  it('tem cada campo uma vez numa linha, ou de fora de propósito', () => {
    const campos = [...camposDe(uid), ...(TELAS[uid]?.fora ?? [])];
    expect(campos.sort()).toEqual(Object.keys(attributes).sort());
  });

  it('tem linhas de até doze colunas', () => {
    for (const linha of TELAS[uid]?.linhas ?? []) {
      const colunas = linha.split(' ').map((campo) => Number(campo.split(':')[1]));
      expect(
        colunas.reduce((soma, n) => soma + n, 0),
        linha,
      ).toBeLessThanOrEqual(12);
    }
  });

  it('tem nome e explicação em português para cada campo', () => {
    for (const [campo, { pluginOptions }] of Object.entries(attributes)) {
      expect(pluginOptions?.portal?.rotulo, campo).toBeTruthy();
      expect(pluginOptions?.portal?.descricao, campo).toBeTruthy();
    }
  });
});
