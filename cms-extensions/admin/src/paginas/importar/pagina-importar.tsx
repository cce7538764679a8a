import type { Importacao } from '@portal/contracts/painel/respostas';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Escolher } from './escolher';
import { Ultimas } from './ultimas';
import { UmaImportacao } from './uma-importacao';

/** Brings in many radios, singers or songs at once, from a spreadsheet. */
export const PaginaImportar = () => {
  const [aberta, setAberta] = useState<Importacao | null>(null);
  return (
    <Page.Main>
      <Page.Title>Importar</Page.Title>
      <Layouts.Header
        title="Importar"
        subtitle="Rádios, cantores e músicas de uma planilha, como rascunhos"
      />
      <Layouts.Content>
        {aberta ? (
          <UmaImportacao key={aberta.id} inicial={aberta} aoSair={() => setAberta(null)} />
        ) : (
          <>
            <Escolher aoConferir={setAberta} />
            <Ultimas abrir={setAberta} />
          </>
        )}
      </Layouts.Content>
    </Page.Main>
  );
};
