CREATE TABLE "general_configs" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb
);
