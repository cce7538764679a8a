import { useState } from 'react';
import { Dialogo } from '../../ui/dialogo';
import { ligarTeclas, teclasLigadas } from '../mais/keys';
import estilos from './sheet.module.css';

const TECLAS: readonly (readonly [tecla: string, faz: string])[] = [
  ['Espaço', 'Tocar e pausar'],
  ['←', 'Voltar 5 segundos na música'],
  ['→', 'Adiantar 5 segundos na música'],
  ['M', 'Silenciar e ativar o som'],
  ['N', 'Próxima música'],
  ['P', 'Música anterior'],
  ['?', 'Mostrar estas teclas'],
];

interface KeysDialogProps {
  aberto: boolean;
  onFechar: () => void;
}

/** The player's keys, and the switch that leaves them to others (WCAG 2.1.4). */
export const DialogoDasTeclas = ({ aberto, onFechar }: KeysDialogProps) => {
  const [ligadas, setLigadas] = useState(teclasLigadas);
  return (
    <Dialogo aberto={aberto} onFechar={onFechar} titulo="Teclas do player">
      <dl className={estilos.teclas}>
        {TECLAS.map(([tecla, faz]) => (
          <div key={tecla}>
            <dt>
              <kbd>{tecla}</kbd>
            </dt>
            <dd>{faz}</dd>
          </div>
        ))}
      </dl>
      <label className={estilos.chave}>
        <input
          type="checkbox"
          checked={ligadas}
          onChange={({ target }) => {
            ligarTeclas(target.checked);
            setLigadas(target.checked);
          }}
        />
        Usar estas teclas
      </label>
    </Dialogo>
  );
};
