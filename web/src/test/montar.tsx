import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { completarNavegador } from './navegador';

// A whole form in jsdom, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
completarNavegador();

/** Renders what needs a router and queries, at an address; tests answer the calls themselves. */
export const montar = (elemento: ReactElement, endereco = '/') => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[endereco]}>{elemento}</MemoryRouter>
    </QueryClientProvider>,
  );
};
