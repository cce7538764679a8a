import type { Radio } from '@portal/contracts/radio/radio';
import { CodeXml } from 'lucide-react';
import { useState } from 'react';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { avisar } from '../../ui/avisar';
import { Botao } from '../../ui/botao';
import css from './detalhe-radio.module.css';

const importar = () => import('./player-para-o-site');

/** Offers the radio's player to who has a site of their own (contrato 8); what it shows comes when it is asked for. */
export const LeveParaOSite = ({ radio }: { radio: Radio }) => {
  const [modulo, pedir, falhou] = useSobDemanda(importar, 'pedido');
  const [aberto, setAberto] = useState(false);
  if (aberto && falhou) {
    setAberto(false);
    avisar({ tipo: 'neutro', msg: 'Não conseguimos abrir. Confira a internet e tente de novo.' });
  }
  return (
    <div className={css.leve}>
      <Botao
        variante="fantasma"
        onClick={() => {
          pedir();
          setAberto(true);
        }}
      >
        <CodeXml size={20} aria-hidden />
        Leve para o seu site
      </Botao>
      {modulo && (
        <modulo.PlayerParaOSite radio={radio} aberto={aberto} onFechar={() => setAberto(false)} />
      )}
    </div>
  );
};
