import { expect, it } from 'vitest';
import { creditoSchema, EXTRATO_MAXIMO_BYTES, MOTIVOS } from './extrato';

it('um extrato tem até 5 MB', () => {
  expect(EXTRATO_MAXIMO_BYTES).toBe(5_242_880);
});

it('um crédito diz que anúncios pode pagar, e por quê', () => {
  const candidato = {
    id: 1,
    titulo: 'Loja',
    usuario: 'Ana',
    valor: 50,
    status: 3,
    recusado: false,
    motivos: MOTIVOS,
  };
  const credito = {
    ...{ data: '2026-05-04', valor: 50, descricao: 'PIX', transacao: 'E1', registrado: null },
    candidatos: [candidato],
  };
  expect(creditoSchema.parse(credito)).toEqual(credito);
  for (const outro of [{ status: 2 }, { motivos: ['sorte'] }])
    expect(
      creditoSchema.safeParse({ ...credito, candidatos: [{ ...candidato, ...outro }] }).success,
    ).toBe(false);
});
