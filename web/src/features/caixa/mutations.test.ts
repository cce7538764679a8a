import type { Candidato, Credito } from '@portal/contracts/caixa/extrato';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { QueryClient } from '@tanstack/react-query';
import { AxiosError } from 'axios';
import { expect, it } from 'vitest';
import { simularRede } from '../../test/rede';
import { confirmarMutation } from './mutations';

const CANDIDATO: Candidato = {
  ...{ id: 128, titulo: 'Padaria', usuario: 'ana', valor: 100, status: 3, recusado: false },
  motivos: ['identificador'],
};
const CREDITO: Credito = {
  ...{ data: '2026-11-22', valor: 100, descricao: 'PIX', transacao: 'E1', registrado: null },
  candidatos: [CANDIDATO],
};

/** Confirms a credit whose approval nobody answers; the ad is read as it then is, or not at all. */
const confirmar = (depois: number | null) => {
  const client = new QueryClient();
  let decidido = false;
  simularRede((caminho) => {
    if (caminho === CAMINHOS.atualizarStatus) decidido = true;
    if (caminho === CAMINHOS.atualizarStatus || (decidido && depois === null))
      throw new AxiosError('Network Error');
    const status = decidido ? depois : CANDIDATO.status;
    const ficha = { anuncio: { valor: 100, status }, recebimento: null };
    return { status: 200, corpo: { status: '1', msg: 'Feito', ...ficha } };
  });
  return client
    .getMutationCache()
    .build(client, confirmarMutation)
    .execute({ credito: CREDITO, candidato: CANDIDATO });
};

it('a aprovação cuja resposta se perdeu é dita feita quando o anúncio está aprovado', async () => {
  await expect(confirmar(1)).resolves.toEqual({ naoAprovado: null });
});

it.each([[3], [null]])('a que não se sabe feita (%s) pode ser tentada de novo', async (depois) => {
  await expect(confirmar(depois)).rejects.toMatchObject({
    status: 0,
    msg: expect.stringContaining('o anúncio não foi aprovado') as string,
  });
});
