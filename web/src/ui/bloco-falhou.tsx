import { CloudOff, WifiOff } from 'lucide-react';
import estilos from './bloco-falhou.module.css';
import { Botao } from './botao';

interface Props {
  semInternet?: boolean;
  erro?: unknown;
  /** Without it there is nothing to try: what is missing comes by itself. */
  onTentar?: () => void;
}

/** The message of an error, when it is fit to show: our own errors carry it in `msg`. */
const palavras = (erro: unknown): string | null =>
  typeof erro === 'object' && erro !== null && 'msg' in erro && typeof erro.msg === 'string'
    ? erro.msg
    : null;

export const BlocoFalhou = ({ semInternet = false, erro, onTentar }: Props) => {
  const Icone = semInternet ? WifiOff : CloudOff;
  const texto = semInternet
    ? 'Você está sem internet. Carregamos assim que ela voltar.'
    : (palavras(erro) ?? 'Não conseguimos carregar esta parte.');
  return (
    <div className={estilos.falha} role="alert">
      <Icone className={estilos.icone} aria-hidden />
      <p className={estilos.texto}>{texto}</p>
      {onTentar && (
        <Botao variante="secundario" onClick={onTentar}>
          Tentar de novo
        </Botao>
      )}
    </div>
  );
};
