import type { Page } from '@playwright/test';

/** Addresses of other hosts that the page asks for from now on. */
export const pedidosDeFora = (page: Page, baseURL: string | undefined): readonly string[] => {
  const deFora: string[] = [];
  page.on('request', (pedido) => {
    const { origin, protocol } = new URL(pedido.url());
    if (protocol.startsWith('http') && origin !== baseURL) deFora.push(pedido.url());
  });
  return deFora;
};
