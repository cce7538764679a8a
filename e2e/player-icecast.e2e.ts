import { expect } from '@playwright/test';
import { abrirIcecast, temIcecast } from './harness/icecast';
import { esperarSom, ouvir, radioDeTeste, servirCatalogo, situacao } from './harness/player';
import { test } from './harness/test';

test.skip(!temIcecast(), 'sem icecast2 nesta máquina');

test('num Icecast de verdade: ouve, o estúdio sai do ar, volta, e o som volta sozinho', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const icecast = await abrirIcecast();
  try {
    await servirCatalogo(page, { radios: [radioDeTeste(icecast.url)] });
    await page.goto('/#webradios');
    await ouvir(page, 'Rádio de Teste').click();
    await esperarSom(page, 10_000);
    await expect(situacao(page)).toHaveText('Ao vivo agora');
    icecast.pararDeTransmitir();
    await expect(situacao(page)).toHaveText(/^Reconectando/, { timeout: 20_000 });
    await icecast.transmitir();
    await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 20_000 });
    await esperarSom(page);
  } finally {
    icecast.fechar();
  }
});
