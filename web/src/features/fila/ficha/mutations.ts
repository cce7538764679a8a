import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Resposta } from '@portal/contracts/http/resposta';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { enviar, remover } from '../../../lib/http';
import { avisar } from '../../../ui/avisar';
import { criarQueixa } from '../../../ui/queixa';
import { JA } from '../../anuncios/mutations';
import { fichaQuery } from '../../anuncios/queries';

const queixa = criarQueixa();

const avisarErro = (erro: Error): void =>
  queixa.dizer(erro instanceof ApiError ? erro.msg : 'Erro ao guardar a nota');

const avisarFeito = ({ msg }: Resposta): void => {
  queixa.retirar();
  avisar({ tipo: 'sucesso', msg });
};

export const anotarMutation = mutationOptions<Resposta, Error, { id: number; texto: string }>({
  ...JA,
  mutationFn: ({ id, texto }) => enviar(CAMINHOS.notas(id), { texto }),
  onSuccess: avisarFeito,
  onError: avisarErro,
  onSettled: (_resposta, _erro, { id }, _antes, { client }) =>
    client.invalidateQueries({ queryKey: fichaQuery(id).queryKey }),
});

export const apagarNotaMutation = mutationOptions<Resposta, Error, { id: number; nota: number }>({
  ...JA,
  mutationFn: ({ id, nota }) => remover(CAMINHOS.nota(id, nota)),
  onSuccess: avisarFeito,
  onError: avisarErro,
  onSettled: (_resposta, _erro, { id }, _antes, { client }) =>
    client.invalidateQueries({ queryKey: fichaQuery(id).queryKey }),
});
