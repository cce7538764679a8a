import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { Heart } from 'lucide-react';
import { avisar } from '../../ui/avisar';
import { Botao } from '../../ui/botao';

/** 'Favoritar' only says that it is on its way (especificação 2.4). */
export const Favoritar = () => (
  <Botao
    variante="secundario"
    onClick={() =>
      avisar({
        tipo: 'erro',
        titulo: 'Ops',
        msg: 'Essa funcionalidade está em desenvolvimento',
        duracao: NOTIFICACAO_MS,
      })
    }
  >
    <Heart size={20} aria-hidden />
    Favoritar
  </Botao>
);
