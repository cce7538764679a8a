import { Printer } from 'lucide-react';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { Alerta } from '../../ui/alerta';
import { Baixar } from '../../ui/baixar';
import { Botao } from '../../ui/botao';
import formulario from '../../ui/formulario.module.css';
import { Copiar } from '../../ui/copiar';
import estilos from './segundo-passo.module.css';

const textoDe = (codigos: readonly string[]): string =>
  [
    'Códigos de recuperação do Portal das Web Rádios',
    'Cada um serve uma vez, no lugar do código do aplicativo.',
    '',
    ...codigos,
    '',
  ].join('\r\n');

interface Props {
  codigos: readonly string[];
  onGuardados: () => void;
}

/** The recovery codes, shown this once: to copy, to save, to print. */
export const CodigosDeRecuperacao = ({ codigos, onGuardados }: Props) => {
  const titulo = useFocoInicial();
  const texto = textoDe(codigos);
  return (
    <div className={estilos.parte}>
      <h3 ref={titulo} tabIndex={-1}>
        Guarde os códigos de recuperação
      </h3>
      <Alerta tipo="neutro">
        Se você perder o celular, é com eles que entra. Cada um serve uma vez, e não os mostramos de
        novo.
      </Alerta>
      <ul className={estilos.codigos} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className={formulario.acoes}>
        <Copiar texto={texto}>Copiar</Copiar>
        <Baixar
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(texto)}`}
          arquivo="codigos-de-recuperacao.txt"
        >
          Baixar
        </Baixar>
        <Botao variante="secundario" onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Imprimir
        </Botao>
      </div>
      <div>
        <Botao onClick={onGuardados}>Já guardei os códigos</Botao>
      </div>
    </div>
  );
};
