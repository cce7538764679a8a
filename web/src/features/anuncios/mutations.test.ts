import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { simularRede } from '../../test/rede';
import { avisar, avisos } from '../../ui/avisar';
import { anuncioDeTeste } from './anuncio-de-teste';
import { renovarMutation } from './mutations';

it('a renovação que deu certo na segunda vez tira da tela o que se disse da primeira, e só isso', async () => {
  const client = new QueryClient();
  const renovar = () =>
    client
      .getMutationCache()
      .build(client, renovarMutation)
      .execute({ anuncio: anuncioDeTeste({}), periodo: '1', meio_pagamento: 'pix' });
  simularRede(() => ({ status: 503, corpo: null }));
  avisar({ tipo: 'erro', msg: 'Outra coisa falhou' });
  await expect(renovar()).rejects.toThrow();
  const naTela = () => avisos.ler().map(({ msg }) => msg);
  expect(naTela()).toEqual(['Outra coisa falhou', MENSAGENS.erroInterno]);
  simularRede(() => ({ status: 201, corpo: { anuncio: anuncioDeTeste({ id: 9 }) } }));
  await expect(renovar()).resolves.toMatchObject({ id: 9 });
  expect(naTela()).toEqual(['Outra coisa falhou']);
});
