import { PERIODOS } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { useWatch } from 'react-hook-form';
import { Campo } from '../../ui/campo';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import formulario from '../../ui/formulario.module.css';
import { dataOuAguardando } from '../anuncios/textos';
import type { AnuncioDigitado } from './digitado';

const fimDe = (inicio: string, meses: string): string | null => {
  const periodo = PERIODOS.find((um) => String(um) === meses);
  return periodo && /^\d{4}-\d{2}-\d{2}$/.test(inicio) ? vencimento(inicio, periodo) : null;
};

/** Start and end, which only administrators see; the end is computed (especificação 2.11). */
export const CamposDasDatas = () => {
  const [inicio, periodo] = useWatch<AnuncioDigitado, ['data_inicio', 'periodo']>({
    name: ['data_inicio', 'periodo'],
  });
  return (
    <div className={formulario.par}>
      <CampoDoFormulario<AnuncioDigitado>
        campo="data_inicio"
        rotulo="Data de início"
        type="date"
        dica="Sem data, começa no dia em que for ativado."
      />
      <Campo rotulo="Data de término" value={dataOuAguardando(fimDe(inicio, periodo))} readOnly />
    </div>
  );
};
