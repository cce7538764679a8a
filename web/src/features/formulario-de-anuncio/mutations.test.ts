import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { simularRede } from '../../test/rede';
import { avisos } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { meusAnunciosQuery } from '../anuncios/queries';
import { editarMeuBannerMutation } from './mutations';

const { queryKey } = meusAnunciosQuery(7);
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(queryKey, []);
});
afterEach(() => avisos.mudar([]));

const salvar = (): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, editarMeuBannerMutation(anuncioDeTeste({})))
    .execute({ envio: { titulo: 'Pães' }, onProgresso: () => {} });
const isVelha = () => client.getQueryState(queryKey)?.isInvalidated;

it.each([
  ['mudou nas mãos de outro, é lido de novo', 409, true],
  ['tem um campo errado, fica como está na página', 400, false],
] as const)('o anúncio que não se salvou porque %s', async (_, status, lidoDeNovo) => {
  simularRede(() => ({ status, corpo: { msg: 'Não' } }));
  await expect(salvar()).rejects.toMatchObject({ status });
  expect(isVelha()).toBe(lidoDeNovo);
});
