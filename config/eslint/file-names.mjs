// docs/arquitetura.md, "Style": kebab-case files, so that no two file systems disagree about a name.
import { basename } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const fileNames = {
  rules: {
    'kebab-case': {
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename);
          if (KEBAB.test(name)) return;
          context.report({ node, message: `Name the file in kebab-case: \`${name}\` is not.` });
        },
      }),
    },
  },
};
