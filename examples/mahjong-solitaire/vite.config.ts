import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: './',
  resolve: { conditions: ['@pedra/source', ...defaultClientConditions] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  preview: {
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:",
    },
  },
});
