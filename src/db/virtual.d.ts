declare module 'virtual:replica-build' {
  export const build: import('./build.ts').ReplicaBuild;
}
