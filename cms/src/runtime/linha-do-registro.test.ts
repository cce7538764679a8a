import { describe, expect, it } from 'vitest';
import { linhaEmJson, linhaParaPessoas } from './linha-do-registro';

/** An error as PostgreSQL's driver and knex hand it over. */
const recusa = (): Error & { level: string } =>
  Object.assign(new Error('insert into "votos" ("nome") values ($1) - linha recusada'), {
    level: 'error',
    code: '23514',
    detail: 'Failing row contains (1, Maria da Silva).',
    where: "SQL statement for 'Maria da Silva'",
  });

describe('a linha do registro', () => {
  it('de um erro tem as palavras, o código e a pilha, e nada do que o banco repete da linha', () => {
    const linha = JSON.parse(linhaEmJson(recusa() as never)) as Record<string, unknown>;
    expect(linha).toMatchObject({ nivel: 'error', code: '23514' });
    expect(linha['msg']).toContain('linha recusada');
    expect(linha['pilha']).toContain('    at ');
    expect(JSON.stringify(linha)).not.toContain('Maria');
  });

  it('diz também a causa', () => {
    const erro = Object.assign(new Error('o commit falhou', { cause: recusa() }), {
      level: 'error',
    });
    const linha = linhaEmJson(erro as never);
    expect(linha).toContain('linha recusada');
    expect(linha).not.toContain('Maria');
  });

  it('fora de um pedido não inventa nome', () => {
    const linha = JSON.parse(linhaEmJson({ level: 'info', message: 'no ar' })) as object;
    expect(Object.keys(linha)).toEqual(['hora', 'nivel', 'msg']);
  });

  it('um % nas palavras, que o registrador toma por um lugar a encher, não tira o que vai com elas', () => {
    const dita = (junto: unknown): unknown =>
      JSON.parse(
        linhaEmJson({
          ...{ level: 'http', message: 'GET /r%c3%a1dio 404', [Symbol.for('splat')]: [junto] },
        }),
      );
    expect(dita({ status: 404, level: 'outro' })).toMatchObject({
      ...{ nivel: 'http', msg: 'GET /r%c3%a1dio 404', status: 404 },
    });
    expect(dita(recusa())).toMatchObject({
      code: '23514',
      pilha: expect.stringContaining('at ') as string,
    });
    expect(Object.keys(dita('palavra') as object)).toEqual(['hora', 'nivel', 'msg']);
  });

  it('para pessoas é uma frase, ou a pilha', () => {
    expect(linhaParaPessoas({ level: 'info', message: 'no ar' })).toMatch(/^[\d:]{8} info no ar$/);
    expect(linhaParaPessoas(recusa() as never)).toContain('    at ');
  });
});
