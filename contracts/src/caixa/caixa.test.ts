import { expect, it } from 'vitest';
import { caixaSchema, totaisDoMesSchema } from './caixa';

const TOTAIS = { esperado: 100, recebido: 50.5, devolvido: 0 };
const LINHA = {
  ...{ data: '2026-05-04', tipo: 'recebido', id_anuncio: 12, titulo: 'Loja', usuario: 'Ana' },
  ...{ valor: 50.5, transacao: null, pagador: 'Ana', valor_do_anuncio: 100 },
  divergencia: 'valor_diferente',
};

it('um mês tem os seus totais, e as linhas de que são feitos', () => {
  const mes = { ...TOTAIS, linhas: [LINHA] };
  expect(caixaSchema.parse(mes)).toEqual(mes);
  expect(totaisDoMesSchema.parse({ mes: '2026-05', ...TOTAIS })).toEqual({
    ...{ mes: '2026-05', ...TOTAIS },
  });
  for (const outra of [{ tipo: 'perdido' }, { divergencia: 'outra' }])
    expect(caixaSchema.safeParse({ ...mes, linhas: [{ ...LINHA, ...outra }] }).success).toBe(false);
});
