import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { andamentoDe, hoje } from '../anuncios/andamento';
import { atualizarStatusMutation } from '../anuncios/mutations';
import { nomeDoAnuncio, opcoesDeStatus, rotuloDoStatus } from '../anuncios/textos';
import estilos from './select-status.module.css';

/**
 * Serialises the changes of one select: sends each chosen status at once; of those chosen while one is under way, only
 * the last follows.
 */
const useEscolhaDeStatus = (anuncio: Anuncio) => {
  const { mutateAsync } = useMutation(atualizarStatusMutation);
  const [escolhido, setEscolhido] = useState<AnuncioStatus | null>(null);
  const proximo = useRef<AnuncioStatus | null>(null);
  const enviando = useRef(false);

  const escolher = async (status: AnuncioStatus) => {
    setEscolhido(status);
    proximo.current = status;
    if (enviando.current) return;
    enviando.current = true;
    let visto = anuncio;
    while (proximo.current !== null) {
      const para: AnuncioStatus = proximo.current;
      proximo.current = null;
      if (para === visto.status) continue;
      try {
        await mutateAsync({ anuncio: visto, para });
        visto = { ...visto, status: para };
      } catch {
        // The mutation has told it; what is chosen next is still measured against what was seen.
      }
    }
    enviando.current = false;
    setEscolhido(null);
  };
  return { escolhido, escolher };
};

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
