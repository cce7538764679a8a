/** Whether the panel is dark: as the person chose in their profile, else as their computer is. */
export const isEscuro = (): boolean => {
  const escolhido = localStorage.getItem('STRAPI_THEME');
  return (
    escolhido === 'dark' ||
    (escolhido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  );
};

/** For what the browser draws by itself, as the calendar of a date: it does not know the panel's theme. */
export const coresDoNavegador = () => ({ colorScheme: isEscuro() ? 'dark' : 'light' }) as const;
