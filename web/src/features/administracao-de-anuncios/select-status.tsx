import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ChevronDown } from 'lucide-react';
import { hoje, andamentoDe } from '../anuncios/andamento';
import { nomeDoAnuncio, opcoesDeStatus, rotuloDoStatus } from '../anuncios/textos';
import estilos from './select-status.module.css';
import { useEscolhaDeStatus } from './use-escolha-de-status';

/** A change is sent at once; refused, the select shows again what the ad has (especificação 4). */
export const SelectStatus = ({ anuncio }: { anuncio: Anuncio }) => {
  const { tipo, status } = anuncio;
  const { escolhido, escolher } = useEscolhaDeStatus(anuncio);
  const opcoes = opcoesDeStatus(anuncio);
  const mostrado = escolhido ?? status;
  // Its status goes on saying approved, its time is over: it reads as it stands.
  const encerrado = andamentoDe(anuncio, hoje()) === 'encerrado';
  const foraDaLista = !opcoes.some((opcao) => opcao.status === status);
  const aoEscolher = (valor: string) => {
    const para = opcoes.find((opcao) => String(opcao.status) === valor)?.status;
    if (para !== undefined) void escolher(para);
  };
  return (
    <span className={estilos.caixa}>
      <select
        aria-label={`Status de ${nomeDoAnuncio(anuncio)}`}
        className={estilos.select}
        data-status={encerrado && mostrado === status ? 'encerrado' : mostrado}
        value={mostrado}
        aria-busy={escolhido !== null || undefined}
        onChange={(evento) => aoEscolher(evento.target.value)}
      >
        {foraDaLista && <option value={status}>{rotuloDoStatus(tipo, status)}</option>}
        {opcoes.map((opcao) => (
          <option key={opcao.status} value={opcao.status}>
            {encerrado && opcao.status === status ? 'Encerrado' : opcao.rotulo}
          </option>
        ))}
      </select>
      <ChevronDown className={estilos.seta} size={18} aria-hidden />
    </span>
  );
};
