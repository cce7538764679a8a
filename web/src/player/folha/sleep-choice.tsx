import { MINUTOS_ATE_DORMIR } from '@portal/contracts/player/tempos';
import { Opcoes } from '../../ui/opcoes';
import { useQueue } from '../mais/use-queue';

const NUNCA = 'Não';
const FIM = 'Fim da música';
const emPalavras = (minutos: number): string => `${minutos} min`;

/** The sleep timer's choices. */
export const Sono = ({ musica }: { musica: boolean }) => {
  const [{ sono }, { dormir }] = useQueue();
  const escolhido = sono === null ? NUNCA : sono.tipo === 'musica' ? FIM : emPalavras(sono.minutos);
  const opcoes = [NUNCA, ...MINUTOS_ATE_DORMIR.map(emPalavras), ...(musica ? [FIM] : [])];
  return (
    <Opcoes
      titulo="Desligar sozinho"
      name="desligar-sozinho"
      opcoes={opcoes}
      checado={escolhido}
      onChange={({ target: { value } }) => {
        const minutos = MINUTOS_ATE_DORMIR.find((opcao) => emPalavras(opcao) === value);
        dormir(minutos ?? (value === FIM ? 'musica' : null));
      }}
    />
  );
};
