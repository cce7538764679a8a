import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { BotaoIcone } from '../ui/botao-icone';
import { alternarTema, tema } from './tema';

export const BotaoTema = () => {
  const atual = useSyncExternalStore(tema.assinar, tema.ler, () => 'light' as const);
  const escuro = atual === 'dark';
  return (
    <BotaoIcone
      rotulo={escuro ? 'Usar tema claro' : 'Usar tema escuro'}
      data-toque="tema"
      onClick={alternarTema}
    >
      {escuro ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </BotaoIcone>
  );
};
