import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { enviar, remover } from '../../../lib/http';
import { avisar } from '../../../ui/avisar';
import { JA } from '../../anuncios/mutations';
import { fichaQuery } from '../../anuncios/queries';

const avisarErro = (erro: Error): void =>
  avisar({
    tipo: 'erro',
    msg: erro instanceof ApiError ? erro.msg : 'Erro ao guardar a nota',
  });

export const anotarMutation = mutationOptions<Resposta, Error, { id: number; texto: string }>({
  ...JA,
  mutationFn: ({ id, texto }) => enviar(CAMINHOS.notas(id), { texto }),
  onSuccess: ({ msg }) => avisar({ tipo: 'sucesso', msg }),
  onError: avisarErro,
  onSettled: (_resposta, _erro, { id }, _antes, { client }) =>
    client.invalidateQueries({ queryKey: fichaQuery(id).queryKey }),
});

export const apagarNotaMutation = mutationOptions<Resposta, Error, { id: number; nota: number }>({
  ...JA,
  mutationFn: ({ id, nota }) => remover(CAMINHOS.nota(id, nota)),
  onSuccess: ({ msg }) => avisar({ tipo: 'sucesso', msg }),
  onError: avisarErro,
  onSettled: (_resposta, _erro, { id }, _antes, { client }) =>
    client.invalidateQueries({ queryKey: fichaQuery(id).queryKey }),
});
