import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { ProximoPasso } from './proximo-passo';

const RECUSA = { motivo: 'A transmissão parou há três dias.', tipo_motivo: 'outro' } as const;

it.each(['banner', 'radio', 'musica'] as const)(
  'por que um anúncio de %s saiu do ar está na lista de quem o tem',
  (tipo) => {
    const aprovado_em = '2026-11-02T12:00:00.000Z';
    const anuncio = anuncioDeTeste({ tipo, status: 0, aprovado_em, recusa: RECUSA });
    montar(<ProximoPasso anuncio={anuncio} />);
    expect(screen.getByText(RECUSA.motivo)).toBeTruthy();
  },
);

it.each([
  ['outro', 'Corrigir o anúncio', '?anuncio=128'],
  ['pagamento', 'Enviar comprovante', '?pagar=128'],
] as const)(
  'aprovado sem comprovante e fora do ar por %s, o passo é "%s"',
  (tipo_motivo, passo, onde) => {
    const aprovado_em = '2026-11-02T12:00:00.000Z';
    const recusa = { ...RECUSA, tipo_motivo };
    montar(<ProximoPasso anuncio={anuncioDeTeste({ status: 0, aprovado_em, recusa })} />);
    const leva = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${passo}`) });
    expect(leva.search).toBe(onde);
  },
);
