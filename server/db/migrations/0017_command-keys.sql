CREATE TABLE "command_keys" (
	"actor" text NOT NULL,
	"key_hash" text NOT NULL,
	"digest" text NOT NULL,
	"answer" "bytea",
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_command_a_key" PRIMARY KEY("actor","key_hash")
);
--> statement-breakpoint
CREATE INDEX "command_keys_at_index" ON "command_keys" USING btree ("at");