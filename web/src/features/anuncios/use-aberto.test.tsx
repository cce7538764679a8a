import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { anuncioDeTeste } from './anuncio-de-teste';
import { useAnuncioAberto } from './use-aberto';

const UM = anuncioDeTeste({ id: 128 });
const OUTRO = anuncioDeTeste({ id: 129 });

const abrir = (endereco: string) =>
  renderHook(({ anuncios }) => useAnuncioAberto(anuncios), {
    initialProps: { anuncios: [UM, OUTRO] },
    wrapper: ({ children }) => <MemoryRouter initialEntries={[endereco]}>{children}</MemoryRouter>,
  });

it('o anúncio aberto fica aberto quando a lista anda e já não o traz, até ser fechado', () => {
  const { result, rerender } = abrir('/?anuncio=128');
  expect(result.current.anuncio).toBe(UM);
  rerender({ anuncios: [OUTRO] });
  expect(result.current.anuncio).toBe(UM);
  act(() => result.current.fechar());
  expect(result.current.anuncio).toBeUndefined();
});

it('relido, é o que se leu por último', () => {
  const { result, rerender } = abrir('/?anuncio=128');
  const mudado = { ...UM, titulo: 'Outro título' };
  rerender({ anuncios: [mudado] });
  rerender({ anuncios: [] });
  expect(result.current.anuncio).toBe(mudado);
});

it('um código que a lista nunca trouxe não abre nada', () => {
  expect(abrir('/?anuncio=7').result.current.anuncio).toBeUndefined();
});

it('quem fecha duas vezes volta um passo só', () => {
  const passos = [
    '/fora',
    '/lista',
    { pathname: '/', search: '?anuncio=128', state: ABERTO_DA_LISTA },
  ];
  const { result } = renderHook(
    () => ({ ...useAnuncioAberto([UM]), onde: useLocation().pathname }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={passos}>{children}</MemoryRouter>,
    },
  );
  const { fechar } = result.current;
  act(fechar);
  expect(result.current.onde).toBe('/lista');
  act(fechar);
  expect(result.current.onde).toBe('/lista');
});
