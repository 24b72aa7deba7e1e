CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"street_number" text,
	"street" text,
	"postal_code" text,
	"city" text,
	"additional_information" text,
	"latitude" double precision,
	"longitude" double precision,
	"hash" text
);
--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");