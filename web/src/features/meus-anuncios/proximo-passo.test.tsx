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
