import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import type { Portal } from '@portal/contracts/portal/portal';
import { useState } from 'react';
import { Novidades } from '../../features/home/novidades';
import { semResposta } from '../../features/pesquisas/respondidas';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { BlocoFalhou } from '../../ui/bloco-falhou';
import { Esqueleto } from '../../ui/esqueleto';

const importarPesquisas = () => import('../../features/pesquisas/pesquisas');
const importarJaRespondeu = () => import('../../features/pesquisas/ja-respondeu');

const EmEspera = ({ falhou, onTentar }: { falhou: boolean; onTentar: () => void }) =>
  falhou ? <BlocoFalhou onTentar={onTentar} /> : <Esqueleto altura={480} />;

interface Props {
  pesquisas: Portal['pesquisas'];
  palavras: Portal['novidades'] | undefined;
}

/**
 * Block 'Novidades no site': the surveys that are open and not answered yet, or the word that they were (especificação
 * 2.2).
 */
export const NovidadesDaHome = ({ pesquisas, palavras }: Props) => {
  const [respondidas, setRespondidas] = useState<NumeroDaPesquisa[]>([]);
  const [lidas, pedirPesquisas, falharam] = useSobDemanda(importarPesquisas, 'pedido');
  const [resposta, pedirJaRespondeu, falhou] = useSobDemanda(importarJaRespondeu, 'pedido');
  const [aberto, setAberto] = useState<'pesquisas' | 'jaRespondeu' | null>(
    lidas?.ficouAberta() ? 'pesquisas' : null,
  );
  const faltam = semResposta(pesquisas, document.cookie).filter(
    ({ numero }) => !respondidas.includes(numero),
  );
  const pedir = faltam.length > 0 ? pedirPesquisas : pedirJaRespondeu;

  const responder = () => {
    pedir();
    setAberto(faltam.length > 0 ? 'pesquisas' : 'jaRespondeu');
  };
  const fechar = () => {
    setAberto(null);
    // The block's own button, which nobody pressed if they came back to an open one.
    document.querySelector<HTMLElement>('[aria-labelledby=novidades] button')?.focus();
  };
  const votou = (numero: NumeroDaPesquisa) => setRespondidas([...respondidas, numero]);

  return (
    <Novidades
      palavras={palavras}
      chamada={faltam[0] ?? pesquisas[0] ?? null}
      responder={{ onClick: responder, onPointerEnter: pedir, onFocus: pedir }}
    >
      {aberto === 'jaRespondeu' &&
        (resposta ? (
          <resposta.JaRespondeu onFechar={fechar} />
        ) : (
          falhou && <BlocoFalhou onTentar={pedirJaRespondeu} />
        ))}
      {aberto === 'pesquisas' &&
        (lidas ? (
          <lidas.Pesquisas pesquisas={faltam} onVotou={votou} onFechar={fechar} />
        ) : (
          <EmEspera falhou={falharam} onTentar={pedirPesquisas} />
        ))}
    </Novidades>
  );
};
