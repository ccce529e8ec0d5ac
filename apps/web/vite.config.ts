import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** What the page may load: itself, and nothing from anywhere else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page, so that it holds on any host; the dev server needs inline styles and a socket. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy()],
  resolve: { conditions: ['@pedra/source', ...defaultClientConditions] },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  preview: { headers: { 'Content-Security-Policy': policy } },
});
