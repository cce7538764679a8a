import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { atualizarStatusMutation } from '../mutations';
import { nomeDoAnuncio, opcoesDeStatus, rotuloDoStatus } from '../textos';
import estilos from './select-status.module.css';

/** A change is sent at once; refused, the select shows again what the ad has (specification 4). */
export const SelectStatus = ({ anuncio }: { anuncio: Anuncio }) => {
  const { tipo, status } = anuncio;
  const { mutate, isPending, variables } = useMutation(atualizarStatusMutation);
  const opcoes = opcoesDeStatus(tipo);
  const escolhido = isPending ? variables.para : status;
  const foraDaLista = !opcoes.some((opcao) => opcao.status === status);
  const escolher = (valor: string) => {
    const para: AnuncioStatus | undefined = opcoes.find(
      (opcao) => String(opcao.status) === valor,
    )?.status;
    if (para !== undefined && !isPending) mutate({ anuncio, para });
  };
  return (
    <span className={estilos.caixa}>
      <select
        aria-label={`Status de ${nomeDoAnuncio(anuncio)}`}
        className={estilos.select}
        data-status={escolhido}
        value={escolhido}
        aria-busy={isPending || undefined}
        onChange={(evento) => escolher(evento.target.value)}
      >
        {foraDaLista && <option value={status}>{rotuloDoStatus(tipo, status)}</option>}
        {opcoes.map((opcao) => (
          <option key={opcao.status} value={opcao.status}>
            {opcao.rotulo}
          </option>
        ))}
      </select>
      <ChevronDown className={estilos.seta} size={18} aria-hidden />
    </span>
  );
};
