import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { expect, it } from 'vitest';
import { anuncioDeTeste } from './anuncio-de-teste';
import { palavrasDoConflito, quemVeioAntes } from './conflito';

const passo = (mudanca: Partial<Passo>): Passo => ({
  ...{ quando: '2026-11-22T17:03:00.000Z', de: 3, para: 1, evento: 'decisao', por: 'maria' },
  ...{ motivo: '', ...mudanca },
});
const MSG = 'Outro administrador já decidiu sobre este anúncio.';
const anuncio = anuncioDeTeste();

it('diz o anúncio, quem decidiu o quê, e o motivo que não seguiu', () => {
  const visto = passo({ evento: 'comprovante visto', de: null, para: null, por: 'zé' });
  expect(palavrasDoConflito({ anuncio, motivo: 'Ilegível' }, [passo({}), visto], MSG)).toBe(
    `Padaria da Ana (nº 128): ${MSG} Aprovado por maria em 22/11/2026, 14:03. ` +
      'O motivo que você escreveu não foi enviado: “Ilegível”',
  );
});

it('sem história nem motivo, diz ao menos qual', () => {
  expect(palavrasDoConflito({ anuncio }, [], MSG)).toBe(`Padaria da Ana (nº 128): ${MSG}`);
});

it('do que o dono mudou não diz que foi outro administrador', () => {
  const desistiu = passo({ evento: 'desistencia', de: 8, para: 1, por: anuncio.usuario.usuario });
  const doDono = 'Quem anuncia mudou este anúncio antes da sua decisão.';
  expect(quemVeioAntes(anuncio, [passo({}), desistiu])).toBe(doDono);
  expect(quemVeioAntes(anuncio, [desistiu, passo({})])).toBe(MSG);
  expect(quemVeioAntes(anuncio, [{ ...desistiu, evento: 'reembolso', por: 'maria' }])).toBe(MSG);
  expect(quemVeioAntes(anuncio, [])).toBe(MSG);
});
