import type { Radio } from '@portal/contracts/radio/radio';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { lerParecidas } from '../../lib/radios-parecidas';

const QUANTAS = 6;

/** Radios like this one, once it is known. */
export const parecidasQuery = (radio: Radio | undefined) =>
  queryOptions({
    queryKey: ['radios', 'parecidas', radio?.id, radio?.tags],
    queryFn: radio ? ({ signal }) => lerParecidas(radio, QUANTAS, signal) : skipToken,
  });
